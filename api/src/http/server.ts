import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { rememberClient } from '#lib/client-network.ts'
import { LIMITS } from './connection-limits.ts'
import { createAnswerCheck, useContract } from './contract-validation.ts'
import { createDrain } from './drain.ts'
import { handleError, notFound, unknownRoute } from './errors.ts'
import { acceptJson } from './json-bodies.ts'
import { createRequestIds } from './log.ts'
import { missingWhenMalformed } from './malformed-address.ts'
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
  useContract(app, createAnswerCheck(checkAnswers))
  app.setErrorHandler(handleError)
  app.all('/api/*', () => {
    throw unknownRoute()
  })
  app.setNotFoundHandler(() => {
    throw notFound('page')
  })
  return app
}
