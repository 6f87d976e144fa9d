import type { FastifyInstance } from 'fastify'
import { searchTitles } from '#contract/search.ts'
import type { AnswerCheck } from '#plugins/contract.ts'
import type { PreparedAnswers } from '#plugins/prepared-answers.ts'
import { publicJson } from '#plugins/public-json.ts'
import type { ReadSearchTitles } from './search.titles.ts'

export type SearchRoutesOptions = {
  readTitles: ReadSearchTitles
  answers: PreparedAnswers
  check: AnswerCheck
}

/** What the search asks for once, when it is first opened. */
export async function searchRoutes(app: FastifyInstance, { readTitles, answers, check }: SearchRoutesOptions) {
  app.get('/', (request, reply) =>
    answers.send(request, reply, 'search', async () => publicJson(check(searchTitles, await readTitles()))),
  )
}
