import type { FastifyInstance } from 'fastify'
import { STALE } from '#cache/prepared-response.ts'
import { clientAddress } from '#lib/client-network.ts'

/** Answers from the API within the process, as a visitor gets them. @param url `/api/news/latest` */
export type AnswerApi = (url: string) => Promise<Response>

export function createAnswerApi(app: FastifyInstance): AnswerApi {
  return async (url) => {
    const remoteAddress = clientAddress()
    const answer = await app.inject({
      url,
      headers: { accept: 'application/json' },
      // Of whom the page is rendered for: what the API waits for is of the same network.
      ...(remoteAddress !== undefined && { remoteAddress }),
    })
    const stale = answer.headers[STALE]
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: typeof stale === 'string' ? { [STALE]: stale } : {},
    })
  }
}
