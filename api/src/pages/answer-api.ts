import type { FastifyInstance } from 'fastify'
import { STALE } from '#cache/prepared-response.ts'

/** Answers from the API within the process, as a visitor gets them. @param url `/api/news/latest` */
export type AnswerApi = (url: string) => Promise<Response>

export function createAnswerApi(app: FastifyInstance): AnswerApi {
  return async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'application/json' } })
    const stale = answer.headers[STALE]
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: typeof stale === 'string' ? { [STALE]: stale } : {},
    })
  }
}
