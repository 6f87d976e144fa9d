import type { FastifyInstance } from 'fastify'
import type { Journal } from '#journal/journal.store.ts'
import { createOwnStatus } from '#links/own-links.ts'
import { askLinks } from './ask-links.ts'
import { attentionStaff } from './attention.staff.ts'
import type { Watched } from './findings.ts'
import { createLinkCheck, type LinkCheck } from './link-check.ts'
import type { LinkGuard } from './link-guard.ts'
import { mailFindings } from './mail-findings.ts'

type Parts = {
  supabase: Watched['supabase']
  /** Of the disk on which Supabase keeps the data; left out when that is of another machine. */
  diskUsage?: Watched['diskUsage'] | undefined
  /** Says which links may be asked; left out, none is. */
  linkGuard?: LinkGuard | undefined
  /** Origin of the site; without one no link is asked. */
  publicUrl: string | null
  /** Told whenever a mail is due. */
  mailDue: () => void
  journal: Pick<Journal, 'note'>
}

/** What needs the attention of administrators, dead links for one. Links to the own pages are asked of the app itself. */
export function createAttention(app: FastifyInstance, { linkGuard, publicUrl, mailDue, journal, ...parts }: Parts) {
  const { log } = app
  const { supabase, diskUsage = null } = parts
  const watched: Watched = { supabase, diskUsage }
  const jobs = [mailFindings(watched, log, mailDue)]
  let checkLink: LinkCheck | null = null
  if (linkGuard && publicUrl !== null) {
    const ownStatus = createOwnStatus(app, publicUrl)
    checkLink = createLinkCheck({ supabase, guard: linkGuard, site: publicUrl, ownStatus })
    jobs.push(askLinks({ supabase, checkLink, site: publicUrl, log }))
  }
  return {
    async staff(scope: FastifyInstance) {
      scope.register(attentionStaff, { prefix: '/api/admin/attention', ...watched, journal, checkLink })
    },

    jobs,
  }
}
