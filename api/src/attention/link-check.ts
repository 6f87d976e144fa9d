import { ask, type Supabase } from '#supabase/client.ts'
import { askLink, type LinkAnswer } from './ask-link.ts'
import type { LinkGuard } from './link-guard.ts'

interface Parts {
  supabase: Supabase
  guard: LinkGuard
  /** Public origin, without a slash at the end. */
  site: string
  /** The status of a page of this site. */
  ownStatus: (path: string) => Promise<number>
}

/**
 * Asks where a link leads, and writes down what is certain of it. What belongs to this site is asked within the process, and
 * its answer counts at once. May throw 503.
 * @param timeout milliseconds for each request
 */
export type LinkCheck = (address: string, timeout?: number) => Promise<LinkAnswer['state']>

export function createLinkCheck({ supabase, guard, site, ownStatus }: Parts): LinkCheck {
  const { origin } = new URL(site)
  const userAgent = `Mozilla/5.0 (compatible; link check of ${site})`

  async function answerOf(address: string, timeout?: number): Promise<LinkAnswer> {
    const url = URL.parse(address, site)
    if (url?.origin !== origin) return askLink(address, { guard, userAgent, ...(timeout && { timeout }) })
    const status = await ownStatus(`${url.pathname}${url.search}`)
    if (status === 404 || status === 410) return { state: 'dead', status }
    return { state: status < 400 ? 'alive' : 'unknown' }
  }

  return async (address, timeout) => {
    const answer = await answerOf(address, timeout)
    if (answer.state === 'unknown') return 'unknown'
    const isDead = answer.state === 'dead'
    await ask(
      supabase.rpc('note_link', {
        of_address: address,
        is_dead: isDead,
        is_certain: URL.parse(address, site)?.origin === origin,
        ...(isDead && answer.status !== null && { of_status: answer.status }),
      }),
    )
    return answer.state
  }
}
