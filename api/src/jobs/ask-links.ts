import type { FastifyBaseLogger } from 'fastify'
import { askLink, type LinkAnswer } from '#attention/ask-link.ts'
import type { LinkGuard } from '#attention/link-guard.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { PeriodicJob } from './periodic-jobs.ts'

const HOUR = 60 * 60 * 1000
/** Addresses asked in a run, one after the other. */
const MAX_LINKS = 50
/** Of one host in a run: its other links wait for the next one. */
const MAX_OF_A_HOST = 5
/** The status of a page of this site. */
type OwnStatus = (path: string) => Promise<number>

interface Parts {
  supabase: Supabase
  guard: LinkGuard
  /** Public origin, without a slash at the end. */
  site: string
  ownStatus: OwnStatus
  log: FastifyBaseLogger
}

/**
 * Asks where the links of news and documents lead, few at a time and one after the other; what belongs to this site is
 * asked within the process, and its answer is certain at once.
 */
export function askLinks({ supabase, guard, site, ownStatus, log }: Parts): PeriodicJob {
  const userAgent = `Mozilla/5.0 (compatible; link check of ${site})`

  async function answerOf(address: string): Promise<LinkAnswer & { isCertain: boolean }> {
    const url = URL.parse(address, site)
    if (url?.origin !== new URL(site).origin)
      return { ...(await askLink(address, { guard, userAgent })), isCertain: false }
    const status = await ownStatus(`${url.pathname}${url.search}`)
    if (status === 404 || status === 410) return { state: 'dead', status, isCertain: true }
    return { state: status < 400 ? 'alive' : 'unknown', isCertain: true }
  }

  return {
    name: 'ask-links',
    interval: HOUR,
    async run() {
      const addresses = await ask(
        supabase.rpc('claim_links', { how_many: MAX_LINKS, max_of_a_host: MAX_OF_A_HOST, own_site: site }),
      )
      const dead: string[] = []
      for (const address of addresses) {
        const answer = await answerOf(address)
        if (answer.state === 'unknown') continue
        const isDead = answer.state === 'dead'
        if (isDead) dead.push(address)
        await ask(
          supabase.rpc('note_link', {
            of_address: address,
            is_dead: isDead,
            is_certain: answer.isCertain,
            ...(isDead && answer.status !== null && { of_status: answer.status }),
          }),
        )
      }
      if (dead.length > 0) log.info({ job: 'ask-links', dead }, 'links lead to nothing')
    },
  }
}
