import type { FastifyInstance } from 'fastify'
import {
  linkPlaces,
  linkPlacesQuery,
  linkPlacesQuestion,
  linksToShow,
  linksToShowQuestion,
  ownLinks,
  ownLinksQuestion,
} from '#contract/own-links.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Supabase } from '#supabase/client.ts'
import { createOwnLinks, type OwnLinksOnServer } from './own-links.ts'

const config = { role: 'anyRole', isFrequent: true } as const

type Parts = { supabase: Supabase; publicUrl: string | null }

/** Links from this site to itself, for everybody who writes. */
export function createLinks(app: FastifyInstance, { supabase, publicUrl: site }: Parts) {
  const links = createOwnLinks(app, { supabase, site })
  return {
    async staff(scope: FastifyInstance) {
      scope.register(linksStaff, { prefix: '/api/admin/own-links', links })
    },
  }
}

async function linksStaff(instance: FastifyInstance, { links }: { links: OwnLinksOnServer }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post('/', { config, schema: { body: ownLinksQuestion, response: { 200: ownLinks } } }, async ({ body }) => ({
    links: await links.unseen(body.addresses),
  }))

  app.post(
    '/of-news',
    { config, schema: { body: linksToShowQuestion, response: { 200: linksToShow } } },
    async ({ body }) => ({ links: await links.toShow(body.ids) }),
  )

  app.get('/places', { config, schema: { querystring: linkPlacesQuery, response: { 200: linkPlaces } } }, ({ query }) =>
    links.places(query.path),
  )

  app.post('/places', { config, schema: { body: linkPlacesQuestion, response: { 200: linkPlaces } } }, ({ body }) =>
    links.placesOfNews(body.ids),
  )
}
