import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { PEOPLE_KINDS, type PeopleKind, peopleList, sitePerson } from '#contract/people.ts'
import type { AnswerCheck } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import type { PeopleReads } from './people.reads.ts'

export type PeopleRoutesOptions = {
  people: PeopleReads
  cache: ResponseCache
  check: AnswerCheck
}

/** What visitors read of the people. */
export async function peopleRoutes(app: FastifyInstance, { people, cache, check }: PeopleRoutesOptions) {
  app.get<{ Params: { kind: string } }>('/:kind', (request, reply) => {
    const kind = kindOf(request.params)
    return cache.send(request, reply, kind, async () =>
      publicJson(check(peopleList, { people: await people.ofKind(kind) })),
    )
  })

  app.get<{ Params: { kind: string; slug: string } }>('/:kind/:slug', (request, reply) => {
    const kind = kindOf(request.params)
    const { slug } = request.params
    return cache.send(request, reply, `${kind}/${slug}`, async () => {
      const person = (await people.ofKind(kind)).find((one) => one.hasProfile && one.slug === slug)
      if (!person) throw notFound('person')
      return publicJson(check(sitePerson, person))
    })
  })
}

function kindOf({ kind }: { kind: string }): PeopleKind {
  const known = PEOPLE_KINDS.find((one) => one === kind)
  if (!known) throw notFound('kind')
  return known
}
