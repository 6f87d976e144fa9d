import type { FastifyInstance } from 'fastify'
import { MAX_FILES } from 'supabase/inquiry-facts'
import { createAttention } from '#attention/attention.ts'
import { watchChanges } from '#cache/change-watch.ts'
import { createChanges } from '#cache/changes.ts'
import { createPublicCaches } from '#cache/public-caches.ts'
import { createCareers } from '#careers/careers.ts'
import { createDocuments } from '#documents/documents.ts'
import { createEvents } from '#events/events.ts'
import { logWrite } from '#http/access-log.ts'
import { createCrossSiteGuard } from '#http/cross-site.ts'
import { formLimit } from '#http/form-rate-limit.ts'
import { health } from '#http/health.ts'
import { createMinimumUploadRate } from '#http/minimum-upload-rate.ts'
import { sendApiHeaders, sendSecurityHeaders } from '#http/security-headers.ts'
import { createServer } from '#http/server.ts'
import { serverBusyHook } from '#http/socket-timeout.ts'
import { createInquiries } from '#inquiries/inquiries.ts'
import { erasuresOfDatabase } from '#jobs/erasures.ts'
import type { PeriodicJob } from '#jobs/periodic-jobs.ts'
import { createJournal } from '#journal/journal.ts'
import { createLinks } from '#links/links.ts'
import { createMailBacklog } from '#mail/mail.backlog.ts'
import { createNews } from '#news/news.ts'
import { createNewsletter } from '#newsletter/newsletter.ts'
import { panelCounts } from '#panel/panel.counts.ts'
import { createPeople } from '#people/people.ts'
import { createPictures } from '#pictures/pictures.ts'
import { uploads } from '#pictures/pictures.uploads.ts'
import { presenceStaff } from '#presence/presence.staff.ts'
import { createSearch } from '#search/search.ts'
import { createSession } from '#session/session.ts'
import { guardStaff, refuseUnguardedRoles } from '#session/staff-guard.ts'
import { createTrash } from '#trash/trash.ts'
import type { AppDeps } from './app.deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What a process does by itself from time to time. */
    jobs: PeriodicJob[]
  }
}

/** Files that may be sent for each form that may be: all of them, and each once more. */
const FILES_PER_FORM = 2 * MAX_FILES

/** The whole server without a port: what it is made of, and then which routes stand behind which hooks. */
export async function buildApp({ site, metrics, ...deps }: AppDeps): Promise<FastifyInstance> {
  const { supabase } = deps
  const app = createServer(deps)
  refuseUnguardedRoles(app)
  metrics?.watch(app)
  metrics?.watchQueues(createMailBacklog(supabase))
  const changes = createChanges()
  const { upToDate, nextChange } = watchChanges(app, { supabase, changed: changes.changed })
  const parts = {
    ...deps,
    ...changes,
    metrics,
    log: app.log,
    cacheOf: createPublicCaches(changes, metrics),
  }

  const journal = createJournal(parts)
  const session = await createSession(app, { ...parts, journal })
  const pictures = createPictures(parts)
  const news = createNews(app, { ...parts, pictures })
  const careers = createCareers(parts)
  const documents = createDocuments(parts)
  const events = createEvents(parts)
  const people = createPeople(parts, pictures.cache)
  const content = [news, pictures, careers, documents, events, people]
  const search = createSearch(parts, {
    news: news.searched,
    positions: careers.searched,
    documents: documents.searched,
    events: events.searched,
    people: people.searched,
  })
  const inquiries = createInquiries({ ...parts, journal })
  const newsletter = createNewsletter({ ...parts, journal, previews: pictures.permissions.newsletters })
  const trash = createTrash({ ...parts, news, pictures })
  const attention = createAttention(app, { ...parts, journal })
  const links = createLinks(app, parts)
  app.decorate(
    'jobs',
    [session, news, trash, attention].flatMap(({ jobs }) => jobs),
  )
  app.jobs.push(...erasuresOfDatabase(supabase, app.log))

  const refuseSlowUploads = createMinimumUploadRate(app)
  app.register(health, { supabase })
  app.register(async function publicReads(scope) {
    scope.setChildLoggerFactory((log) => log)
    for (const topic of [...content, search]) scope.register(topic.visitors)
  })
  app.register(async function linksInMails(scope) {
    scope.addHook('onRequest', sendSecurityHeaders)
    scope.addHook('onRequest', refuseSlowUploads)
    scope.register(newsletter.links)
  })
  const guardWrites = (scope: FastifyInstance) => {
    scope.addHook('onRequest', sendApiHeaders)
    scope.addHook('onRequest', createCrossSiteGuard(deps.publicUrl))
    scope.addHook('onRequest', refuseSlowUploads)
    scope.addHook('preHandler', serverBusyHook)
  }
  app.register(async function writes(parent) {
    guardWrites(parent)
    parent.register(session.signIn)
    parent.register(async function forms(scope) {
      scope.register(formLimit, { max: deps.formLimit })
      scope.register(inquiries.form)
      scope.register(newsletter.form)
    })
    parent.register(async function filesOfForms(scope) {
      scope.register(formLimit, { max: deps.formLimit * FILES_PER_FORM })
      scope.register(inquiries.files)
    })
    parent.register(async function staff(scope) {
      guardStaff(scope, session)
      scope.addHook('onResponse', logWrite)
      scope.register(uploads)
      for (const topic of [session, ...content, inquiries, newsletter, trash, journal, attention, links])
        scope.register(topic.staff)
      scope.register(panelCounts, { prefix: '/api/admin/counts', supabase })
      scope.register(presenceStaff, { prefix: '/api/admin/presence', supabase })
    })
  })
  if (site)
    app.register(async function pages(scope) {
      scope.setChildLoggerFactory((log) => log)
      scope.addHook('onRequest', sendSecurityHeaders)
      scope.addHook('preHandler', serverBusyHook)
      await site(scope, {
        onChange: changes.onChange,
        upToDate,
        nextChange,
        news: news.reads,
        careers: careers.open,
        events: events.all,
        people: people.reads,
        documents: documents.source,
        certificates: documents.certificates,
        guardWrites,
        pictureBytes: pictures.bytes,
        cardPhoto: people.cardPhoto,
      })
    })
  return app
}
