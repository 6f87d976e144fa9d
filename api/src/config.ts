import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { isLoopback, persistedSecretKey, persistedSessionSecret } from '#supabase/persisted-keys.ts'

/** Where what is made once for this machine is kept: keys, secrets, the first password. */
export const TEMP_FOLDER = resolve(import.meta.dirname, '../../supabase/.temp')

export class ConfigError extends Error {}

const address = z
  .string()
  .check(
    z.refine((value) => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? ''), 'must be an http(s) address'),
  )
const wholeNumber = (lowest: number, highest: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(lowest, `must be at least ${lowest}`), z.lte(highest, `must be at most ${highest}`)),
    ),
  )

const supabaseVariables = {
  SUPABASE_URL: z._default(address, 'http://127.0.0.1:54321'),
  SUPABASE_SECRET_KEY: z.optional(z.string()),
}
const neededAway = (name: string) =>
  z.refine<{ SUPABASE_URL: string }>((env) => isLoopback(env.SUPABASE_URL) || name in env, {
    error: 'is required when SUPABASE_URL is not this machine',
    path: [name],
  })
const supabaseEnvironment = z.object(supabaseVariables).check(neededAway('SUPABASE_SECRET_KEY'))

const environment = z
  .object({
    PORT: z._default(wholeNumber(0, 65_535), 3000),
    HOST: z._default(
      z.string().check(z.refine((host) => URL.canParse(localOrigin(host, 0)), 'is no name or address of a machine')),
      '127.0.0.1',
    ),
    PUBLIC_URL: z.optional(address),
    ...supabaseVariables,
    DATA_FOLDER: z.optional(z.string().check(z.refine((folder) => existsSync(folder), 'is no folder of this machine'))),
    SESSION_SECRET: z.optional(
      z.string().check(z.refine((secret) => Buffer.byteLength(secret) >= 32, 'must have 32 bytes or more')),
    ),
    ADMIN_USERNAME: z.optional(z.string().check(z.trim(), z.maxLength(100, 'must have at most 100 characters'))),
    ADMIN_PASSWORD: z.optional(
      z.string().check(z.minLength(8, 'must have 8 characters or more'), z.maxLength(200, 'must have at most 200')),
    ),
    TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
    METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
    FORM_LIMIT: z._default(wholeNumber(1, 10_000), 10),
    NEWSLETTER_MAILS_PER_HOUR: z._default(wholeNumber(1, 50_000), 1000),
  })
  .check(
    z.refine((env) => !(env.ADMIN_USERNAME && !env.ADMIN_PASSWORD), {
      error: 'is missing: ADMIN_USERNAME needs it',
      path: ['ADMIN_PASSWORD'],
    }),
    z.refine((env) => !(env.ADMIN_PASSWORD && !env.ADMIN_USERNAME), {
      error: 'is missing: ADMIN_PASSWORD needs it',
      path: ['ADMIN_USERNAME'],
    }),
    neededAway('SUPABASE_SECRET_KEY'),
    neededAway('SESSION_SECRET'),
    neededAway('PUBLIC_URL'),
  )

/** The names of all variables that are read here. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

export type Config = {
  development: boolean
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  /** Whether it is set; else visitors may know the server by other names, too. */
  isPublicUrlSet: boolean
  supabase: { url: string; secretKey: string }
  /** Where that Supabase keeps the data, when it is a folder of this machine whose disk is to be watched. */
  dataFolder: string | null
  /** 32 bytes or more. */
  sessionSecret: string
  admin: { username: string; password: string } | null
  /** How many proxies stand in front. */
  trustProxy: number
  /** Where Prometheus reads `/metrics`; `null` counts nothing. */
  metricsPort: number | null
  /** How many forms one network address may send in ten minutes. */
  formLimit: number
  /** How many mails of the newsletter go within an hour. */
  newsletterMailsPerHour: number
}

/**
 * Reads the environment (an empty variable counts as unset) and the flag `--development` of the command line.
 * @throws ConfigError that names the variable which is wrong
 */
export function readConfig(
  env: Record<string, string | undefined>,
  commandLine: readonly string[] = [],
  tempFolder = TEMP_FOLDER,
): Config {
  const data = parse(environment, env)
  return {
    development: commandLine.includes('--development'),
    port: data.PORT,
    host: data.HOST,
    publicUrl: (data.PUBLIC_URL ?? localOrigin(data.HOST, data.PORT)).replace(/\/{1,9}$/, ''),
    isPublicUrlSet: data.PUBLIC_URL !== undefined,
    supabase: supabaseOf(data, tempFolder),
    dataFolder: data.DATA_FOLDER ?? null,
    sessionSecret: data.SESSION_SECRET ?? persistedSessionSecret(tempFolder),
    admin:
      data.ADMIN_USERNAME && data.ADMIN_PASSWORD
        ? { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD }
        : null,
    trustProxy: data.TRUST_PROXY,
    metricsPort: data.METRICS_PORT ?? null,
    formLimit: data.FORM_LIMIT,
    newsletterMailsPerHour: data.NEWSLETTER_MAILS_PER_HOUR,
  }
}

/** Where a browser of this machine finds a server that listens on `host`; one that listens everywhere is there, too. */
function localOrigin(host: string, port: number): string {
  const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`
}

/**
 * Reads of the environment where Supabase is, for commands that need nothing else.
 * @throws ConfigError that names the variable which is wrong
 */
export function readSupabase(env: Record<string, string | undefined>, tempFolder = TEMP_FOLDER): Config['supabase'] {
  return supabaseOf(parse(supabaseEnvironment, env), tempFolder)
}

function supabaseOf(data: z.infer<typeof supabaseEnvironment>, tempFolder: string): Config['supabase'] {
  return { url: data.SUPABASE_URL, secretKey: data.SUPABASE_SECRET_KEY ?? persistedSecretKey(tempFolder) }
}

function parse<S extends z.ZodMiniType>(schema: S, env: Record<string, string | undefined>): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`)
}
