import type { FastifyInstance } from 'fastify'
import type { TopicParts } from '#cache/public-caches.ts'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { PEOPLE_KINDS, type PeopleKind, peopleList, sitePerson } from '#contract/people.ts'
import { notFound } from '#http/errors.ts'
import { createPermissions } from '#pictures/pictures.access.ts'
import { createBucket } from '#supabase/bucket.ts'
import { createPeopleReads, type PeopleReads } from './people.reads.ts'
import { peopleStaff } from './people.staff.ts'
import { portraitRoutes } from './portraits.routes.ts'
import { portraitsStaff } from './portraits.staff.ts'
import { createPortraits } from './portraits.store.ts'

type Parts = TopicParts & {
  /** Signs permissions to see photographs that visitors may not. */
  sessionSecret: string
}

/**
 * The people whom the site shows, and their photographs.
 * @param pictures keeps what was made of photographs
 */
export function createPeople(
  { supabase, visitors, sessionSecret, changed, onChange, cacheOf }: Parts,
  pictures: ResponseCache,
) {
  const reads = createPeopleReads(visitors)
  const cache = cacheOf('people', 16 * 2 ** 20)
  const portraits = createPortraits(supabase, createBucket(supabase, 'people'))
  const access = createPermissions(sessionSecret, 'pictures of people')
  onChange(portraits.changed)
  onChange(reads.changed)
  return {
    /** What visitors read, for the pages. */
    reads,
    /** What the search knows of them. */
    searched: reads.searched,
    /** The photograph for a contact card, a JPEG; `null` when there is none. */
    cardPhoto: portraits.forCard,

    async visitors(scope: FastifyInstance) {
      scope.register(peopleRoutes, { prefix: '/api/people', people: reads, cache })
      scope.register(portraitRoutes, { prefix: '/uploads/people', portraits, cache: pictures, access })
    },

    async staff(scope: FastifyInstance) {
      scope.register(peopleStaff, { prefix: '/api/admin/people', supabase, portraits, changed })
      scope.register(portraitsStaff, { prefix: '/api/admin/people/pictures', portraits, access })
    },
  }
}

type PeopleRoutesOptions = {
  people: PeopleReads
  cache: ResponseCache
}

/** What visitors read of the people. */
async function peopleRoutes(app: FastifyInstance, { people, cache }: PeopleRoutesOptions) {
  app.get<{ Params: { kind: string } }>('/:kind', (request, reply) => {
    const kind = kindOf(request.params)
    return cache.send(request, reply, kind, async () => publicJson(peopleList, { people: await people.ofKind(kind) }))
  })

  app.get<{ Params: { kind: string; slug: string } }>('/:kind/:slug', (request, reply) => {
    const kind = kindOf(request.params)
    const { slug } = request.params
    return cache.send(request, reply, `${kind}/${slug}`, async () => {
      const person = (await people.ofKind(kind)).find((one) => one.hasProfile && one.slug === slug)
      if (!person) throw notFound('person')
      return publicJson(sitePerson, person)
    })
  })
}

function kindOf({ kind }: { kind: string }): PeopleKind {
  const known = PEOPLE_KINDS.find((one) => one === kind)
  if (!known) throw notFound('kind')
  return known
}
