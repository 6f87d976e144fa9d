import { randomBytes } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'

/** Names that no line of the log may show the value of, wherever an object brings one along. */
const SECRETS = ['password', 'token', 'authorization', 'apikey', 'secretKey', 'email', 'phone', 'cookie']

/** Options of the log: a line of JSON for each event, with the request's id, without secrets. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`])
  return { level, redact: { paths: [...new Set(paths)], censor: '…' } }
}

/** Makes the ids of requests: different in every process, however often it starts. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
