import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { rememberClient } from '#lib/client-network.ts'
import { LIMITS } from './connection-limits.ts'
import { useContract } from './contract-validation.ts'
import { createDrain } from './drain.ts'
import { handleError, invalid, notFound, unknownRoute } from './errors.ts'
import { hasFewValues } from './json-value-limit.ts'
import { createRequestIds } from './log.ts'
import { limitPipelining } from './pipelining.ts'
import { endIdleConnections } from './socket-timeout.ts'
import { answerUnreadable, refuseUnreadable } from './unreadable-requests.ts'

type ServerOptions = {
  logger: FastifyServerOptions['logger']
  /** How many proxies stand in front. */
  trustProxy: number
  /** Judge every answer by the contract: on in development and tests. */
  checkAnswers: boolean
}

/** A server without routes: its limits, how it reads bodies and judges them by the contract, and how it says errors. */
export function createServer({ logger, trustProxy, checkAnswers }: ServerOptions): FastifyInstance {
  const drain = createDrain()
  const app = Fastify({
    ...LIMITS,
    http: { ...LIMITS.http, ServerResponse: drain.ServerResponse },
    logger,
    genReqId: createRequestIds(),
    frameworkErrors: handleError,
    rewriteUrl: missingWhenMalformed,
    clientErrorHandler: answerUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
  })
  app.decorate('drain', drain)
  app.addHook('onRequest', rememberClient)
  endIdleConnections(app.server)
  refuseUnreadable(app)
  limitPipelining(app)
  app.removeContentTypeParser('text/plain')
  acceptJson(app)
  useContract(app, checkAnswers)
  app.setErrorHandler(handleError)
  app.all('/api/*', () => {
    throw unknownRoute()
  })
  app.setNotFoundHandler(() => {
    throw notFound('page')
  })
  return app
}

/** Lets all routes take bodies of JSON, but none that would take long to parse. @throws 400 */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser(LIMITS.onProtoPoisoning, LIMITS.onConstructorPoisoning)
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasFewValues(body)) parse(request, body, done)
    else done(invalid('the body has too many values'))
  })
}

/**
 * For Fastify's `rewriteUrl`: an address whose percent signs encode no UTF-8, as old links in windows-1251 and cut ones
 * have, is the page that is not found for a browser. For others, and below `/api`, Fastify's router refuses it.
 */
function missingWhenMalformed({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!url.includes('%') || url.startsWith('/api/') || !headers.accept?.includes('text/html')) return url
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    return url
  } catch {
    return '/404'
  }
}
