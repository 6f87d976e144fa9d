import { randomBytes } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'

/** Names that no line of the log may show the value of, wherever an object brings one along. */
const SECRETS = ['password', 'token', 'authorization', 'apikey', 'secretKey', 'email', 'phone', 'cookie']

/**
 * Options of the log: a line of JSON for each event on the standard output, with the request's id, without secrets. A
 * line that cannot be written (the disk is full, the reader is gone) is lost; the server goes on.
 */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`])
  if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore)
  const stream = { write: (line: string) => void process.stdout.write(line) }
  return { level, redact: { paths: [...new Set(paths)], censor: '…' }, stream }
}

function ignore(): void {}

/** Makes the ids of requests: different in every process, however often it starts. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
