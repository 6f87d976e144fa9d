import type { FastifyInstance } from 'fastify'
import { MAX_FILES } from 'supabase/inquiry-facts'
import { attentionStaff } from '#attention/attention.staff.ts'
import { createLinkCheck, type LinkCheck } from '#attention/link-check.ts'
import { watchChanges } from '#cache/change-watch.ts'
import { createChanges } from '#cache/changes.ts'
import { createPublicCaches } from '#cache/public-caches.ts'
import { createCareers } from '#careers/careers.ts'
import { createDocuments } from '#documents/documents.ts'
import { createEvents } from '#events/events.ts'
import { logWrite } from '#http/access-log.ts'
import { createAnswerCheck } from '#http/contract-validation.ts'
import { createCrossSiteGuard } from '#http/cross-site.ts'
import { formLimit } from '#http/form-rate-limit.ts'
import { health } from '#http/health.ts'
import { createMinimumUploadRate } from '#http/minimum-upload-rate.ts'
import { sendApiHeaders, sendSecurityHeaders } from '#http/security-headers.ts'
import { createServer } from '#http/server.ts'
import { serverBusyHook } from '#http/socket-timeout.ts'
import { createInquiries } from '#inquiries/inquiries.ts'
import { periodicJobs } from '#jobs/periodic-jobs.ts'
import { createJournal } from '#journal/journal.ts'
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

/** Files that may be sent for each form that may be: all of them, and each once more. */
const FILES_PER_FORM = 2 * MAX_FILES

declare module 'fastify' {
  interface FastifyInstance {
    /** `null` on a site that asks nobody on the web. */
    checkLink: LinkCheck | null
  }
}

/** The whole server without a port. */
export async function buildApp({ supabase, visitors, sessionSecret, metrics, site, ...deps }: AppDeps) {
  const app = createServer(deps)
  const { changed, onChange } = createChanges()
  const cacheOf = createPublicCaches({ onChange }, metrics)
  const check = createAnswerCheck(true)
  const parts = { ...deps, supabase, visitors, sessionSecret, metrics, log: app.log, changed, onChange, cacheOf, check }
  const journal = createJournal(parts)
  const session = await createSession(app, { ...parts, journal })
  const pictures = createPictures(parts)
  const news = createNews({ ...parts, pictures })
  const careers = createCareers(parts)
  const documents = createDocuments(parts)
  const events = createEvents(parts)
  const people = createPeople(parts, pictures.cache)
  const search = createSearch(parts, {
    news: news.searched,
    positions: careers.searched,
    documents: documents.searched,
    events: events.searched,
    people: people.searched,
  })
  refuseUnguardedRoles(app)
  metrics?.watch(app)
  metrics?.watchQueues(createMailBacklog(supabase))
  app.decorate('checkLink', linkCheckOf(app, { supabase, ...deps }))
  const { upToDate, nextChange } = watchChanges(app, { supabase, changed })

  const enforceUploadRate = createMinimumUploadRate(app)
  const refuseCrossSite = createCrossSiteGuard(deps.publicUrl)
  const inquiries = createInquiries({ ...parts, journal })
  const newsletter = createNewsletter({ ...parts, journal, letters: pictures.permissions.letters })
  const trash = createTrash({ ...parts, news, pictures })

  app.register(health, { supabase })
  app.register(periodicJobs, { jobs: [...session.jobs, ...trash.jobs, ...news.jobs] })
  app.register(async function publicReads(scope) {
    scope.setChildLoggerFactory((log) => log)
    scope.register(news.visitors)
    scope.register(careers.visitors)
    scope.register(documents.visitors)
    scope.register(events.visitors)
    scope.register(people.visitors)
    scope.register(search.visitors)
    scope.register(pictures.visitors)
  })
  app.register(async function linksInMails(scope) {
    scope.addHook('onRequest', sendSecurityHeaders)
    scope.addHook('onRequest', enforceUploadRate)
    scope.register(newsletter.links)
  })
  app.register(async function writes(parent) {
    parent.addHook('onRequest', sendApiHeaders)
    parent.addHook('onRequest', refuseCrossSite)
    parent.addHook('onRequest', enforceUploadRate)
    parent.addHook('preHandler', serverBusyHook)
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
      scope.register(session.staff)
      scope.register(news.staff)
      scope.register(presenceStaff, { prefix: '/api/admin/presence', supabase })
      scope.register(pictures.staff)
      scope.register(journal.staff)
      scope.register(newsletter.staff)
      scope.register(attentionStaff, { prefix: '/api/admin/attention', supabase, journal, checkLink: app.checkLink })
      scope.register(panelCounts, { prefix: '/api/admin/counts', supabase })
      scope.register(careers.staff)
      scope.register(documents.staff)
      scope.register(events.staff)
      scope.register(people.staff)
      scope.register(trash.staff)
      scope.register(inquiries.staff)
    })
  })
  if (site)
    app.register(async function pages(scope) {
      scope.setChildLoggerFactory((log) => log)
      scope.addHook('onRequest', sendSecurityHeaders)
      scope.addHook('preHandler', serverBusyHook)
      await site(scope, {
        onChange,
        upToDate,
        nextChange,
        news: news.reads,
        careers: careers.open,
        events: events.all,
        people: people.reads,
        documents: documents.source,
        pictureBytes: pictures.bytes,
        cardPhoto: people.cardPhoto,
      })
    })
  return app
}

/** Asks the own pages within the process, under the name that the public knows. */
function linkCheckOf(
  app: FastifyInstance,
  { supabase, linkGuard: guard, publicUrl: site }: Pick<AppDeps, 'supabase' | 'linkGuard' | 'publicUrl'>,
): LinkCheck | null {
  if (!guard || site === null) return null
  const { host } = new URL(site)
  const ownStatus = async (url: string) => (await app.inject({ method: 'HEAD', url, headers: { host } })).statusCode
  return createLinkCheck({ supabase, guard, site, ownStatus })
}
