import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from '#cache/response-cache.ts'
import { type NewsItem, type NewsQuery, newsList } from '#contract/news.ts'
import { checkAnswer } from '#http/contract-validation.ts'
import { HttpError } from '#http/errors.ts'
import { PUBLIC_JSON_HEADERS } from '#http/security-headers.ts'

/** Characters up to which the whole list is kept in memory; a longer one streams from the database to each asker. */
const MAX_CACHED_LENGTH = 8_000_000
/** Milliseconds for which a list that was too long is not tried again. */
const LONG_FOR = 60_000

class TooLong extends HttpError {
  constructor() {
    super(500, 'the list is too long to be kept')
  }
}

/** Answers `GET /api/news` with every item, however many there are (API-02). */
export function createWholeList(
  cache: ResponseCache,
  pages: (filter: NewsQuery) => AsyncIterable<NewsItem[]>,
  maxCachedLength = MAX_CACHED_LENGTH,
) {
  const longUntil = new Map<string, number>()

  async function* chunks(filter: NewsQuery): AsyncGenerator<string> {
    let lead = '{"news":['
    for await (const page of pages(filter)) {
      const { news } = checkAnswer(newsList, { news: page })
      if (news.length > 0) yield lead + news.map((item) => JSON.stringify(item)).join(',')
      if (news.length > 0) lead = ','
    }
    yield lead === ',' ? ']}' : `${lead}]}`
  }

  async function gather(filter: NewsQuery) {
    let body = ''
    for await (const chunk of chunks(filter)) {
      body += chunk
      if (body.length > maxCachedLength) throw new TooLong()
    }
    return { body, headers: PUBLIC_JSON_HEADERS }
  }

  function stream(reply: FastifyReply, filter: NewsQuery): FastifyReply {
    return reply.headers(PUBLIC_JSON_HEADERS).send(Readable.from(chunks(filter), { objectMode: false }))
  }

  return async (request: FastifyRequest, reply: FastifyReply, key: string, filter: NewsQuery): Promise<unknown> => {
    if ((longUntil.get(key) ?? 0) > Date.now()) return stream(reply, filter)
    try {
      return await cache.send(request, reply, key, () => gather(filter))
    } catch (error) {
      if (!(error instanceof TooLong)) throw error
      longUntil.set(key, Date.now() + LONG_FOR)
      return stream(reply, filter)
    }
  }
}
