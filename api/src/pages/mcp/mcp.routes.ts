import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ToolAnswers, ToolSource } from '#contract/product-tools.ts'
import { invalid, methodNotAllowed } from '#http/errors.ts'
import { formLimit } from '#http/form-rate-limit.ts'
import { createMcpServer } from './mcp-server.ts'

/** The longest question is a thousand letters. */
const MAX_BODY = 16 * 1024
/** Questions in ten minutes from one network: an assistant asks a handful for each answer of its own. */
const MAX_QUESTIONS = 600

/** Headers of the answer that the server gives itself. */
const SET_HERE = new Set(['content-length', 'transfer-encoding', 'connection', 'cache-control'])

type McpOptions = {
  /** The part of the pages that answers. */
  load: () => Promise<{ toolAnswers: ToolAnswers }>
  source: ToolSource
}

/**
 * `POST /mcp`: the Model Context Protocol over Streamable HTTP, of 2026-07-28 and of 2025, without sessions. Each request is
 * answered by a server of its own and nothing of it is kept.
 */
export async function mcp(app: FastifyInstance, { load, source }: McpOptions): Promise<void> {
  const failed = (error: unknown) => app.log.error({ err: error }, 'a question of an assistant could not be answered')
  const handler = createMcpHandler(
    async () => createMcpServer({ answers: (await load()).toolAnswers, source, failed }),
    // Nothing is ever announced, so no stream is held open.
    {
      maxSubscriptions: 0,
      keepAliveMs: 0,
      onerror: (error) => app.log.debug({ err: error }, 'refused by the MCP SDK'),
    },
  )
  app.addHook('onClose', handler.close)

  app.register(async function questions(scope) {
    // Before the route: it watches those that come after it.
    await scope.register(formLimit, { max: MAX_QUESTIONS })
    scope.post('/mcp', { bodyLimit: MAX_BODY }, async (request, reply) => {
      // The protocol has had none since 2025-06-18, and one would be many questions for the price of one.
      if (Array.isArray(request.body)) throw invalid('a batch is not accepted')
      const answer = await handler.fetch(requestOf(request, source.site), { parsedBody: request.body })
      for (const [name, value] of answer.headers) if (!SET_HERE.has(name)) reply.header(name, value)
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    })
  })
  app.route({
    method: ['GET', 'DELETE', 'PATCH', 'PUT'],
    url: '/mcp',
    handler: async () => {
      throw methodNotAllowed('POST')
    },
  })
}

/** The request as the SDK reads it: its body is parsed already. */
function requestOf({ headers }: FastifyRequest, site: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(`${site}/mcp`, { method: 'POST', headers: sent })
}
