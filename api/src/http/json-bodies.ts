import type { FastifyInstance } from 'fastify'
import { LIMITS } from './connection-limits.ts'
import { invalid } from './errors.ts'
import { hasFewValues } from './json-value-limit.ts'

/** Lets all routes take bodies of JSON, but none that would take long to parse. @throws 400 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser(LIMITS.onProtoPoisoning, LIMITS.onConstructorPoisoning)
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasFewValues(body)) parse(request, body, done)
    else done(invalid('the body has too many values'))
  })
}
