import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Watched } from '#attention/findings.ts'
import type { LinkGuard } from '#attention/link-guard.ts'
import type { Metrics } from '#metrics/metrics.ts'
import type { SiteParts } from '#pages/site.ts'
import type { PasswordCost } from '#session/password.ts'
import type { Supabase } from '#supabase/client.ts'

/** What the server is given; tests give the same, on their own Supabase. */
export type AppDeps = {
  supabase: Supabase
  /** The same for what visitors read, with places and failures of its own (`createVisitorSupabase`). */
  visitors: Supabase
  /** 32 bytes or more. */
  sessionSecret: string
  /** Of the hashes of passwords; left out, it is that of `session/password.ts`. */
  passwordCost?: PasswordCost | undefined
  /** Judge every answer by the contract: on in development and tests. */
  checkAnswers: boolean
  /** How many proxies stand in front. */
  trustProxy: number
  /** How many forms (inquiries, subscriptions) one network address may send in ten minutes. */
  formLimit: number
  /** Told whenever a mail is due. */
  mailDue: () => void
  /** Origin of the site, whose pages may write; `null` when it is not set, then it is the host of each request. */
  publicUrl: string | null
  /** Says which links of texts may be asked; left out, or without `publicUrl`, none is. */
  linkGuard?: LinkGuard | undefined
  /** Of the disk on which Supabase keeps the data; left out when that is of another machine. */
  diskUsage?: Watched['diskUsage']
  logger: FastifyServerOptions['logger']
  /** Counts what happens; left out, nothing is counted. */
  metrics?: Metrics | undefined
  /** Serves the assets and renders every path that is not the API's. */
  site?: ((app: FastifyInstance, parts: SiteParts) => Promise<void>) | undefined
}
