import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicJob } from '#jobs/periodic-jobs.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { LinkCheck } from './link-check.ts'

const HOUR = 60 * 60 * 1000
/** Addresses asked in a run, one after the other. */
const MAX_LINKS = 50
/** Of one host in a run: its other links wait for the next one. */
const MAX_OF_A_HOST = 5

interface Parts {
  supabase: Supabase
  checkLink: LinkCheck
  /** Public origin, without a slash at the end. */
  site: string
  log: FastifyBaseLogger
}

/** Asks where the links of news and documents lead, few at a time and one after the other. */
export function askLinks({ supabase, checkLink, site, log }: Parts): PeriodicJob {
  return {
    name: 'ask-links',
    interval: HOUR,
    async run() {
      const addresses = await ask(
        supabase.rpc('claim_links', { how_many: MAX_LINKS, max_of_a_host: MAX_OF_A_HOST, own_site: site }),
      )
      const dead: string[] = []
      for (const address of addresses) if ((await checkLink(address)) === 'dead') dead.push(address)
      if (dead.length > 0) log.info({ job: 'ask-links', dead }, 'links lead to nothing')
    },
  }
}
