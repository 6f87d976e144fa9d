import { z } from 'zod/mini'
import { MAX_SELECTED } from './news-selection.ts'

/** Addresses that can be asked about at once. */
export const MAX_OWN_LINKS = 40

/** `POST /api/admin/own-links`: addresses of links, as they stand in a text. */
export const ownLinksQuestion = z.strictObject({
  addresses: z
    .array(
      z.string('an address is missing').check(z.minLength(1, 'an address is empty'), z.maxLength(2000, 'too long')),
    )
    .check(z.maxLength(MAX_OWN_LINKS, `at most ${MAX_OWN_LINKS} addresses`)),
})

/** Why visitors do not come to a page of this site: there is none, or it is a draft, hidden, in the trash, or planned. */
const OWN_LINK_STATES = ['missing', 'draft', 'hidden', 'trash', 'planned'] as const

const link = {
  address: z.string(),
  state: z.enum(OWN_LINK_STATES),
  /** When a planned item appears; `null` for all others. */
  from: z.nullable(z.string()),
}

/** Its answer: those of the addresses that lead to a page of this site which visitors do not see now. */
export const ownLinks = z.strictObject({
  links: z.array(z.strictObject(link)),
})
export type OwnLinks = z.infer<typeof ownLinks>
export type OwnLink = OwnLinks['links'][number]

/** `POST /api/admin/own-links/of-news`: ids of news that are to be shown without their forms. */
export const linksToShowQuestion = z.strictObject({
  ids: z
    .array(z.uuid('ids must hold ids'), 'ids must be a list')
    .check(z.maxLength(MAX_SELECTED, `ids holds more than ${MAX_SELECTED} ids`)),
})

/** Its answer: as `ownLinks`, of the items that visitors do not see yet, each with those in which it stands. */
export const linksToShow = z.strictObject({
  links: z.array(z.strictObject({ ...link, items: z.array(z.strictObject({ _id: z.uuid(), title: z.string() })) })),
})
export type LinksToShow = z.infer<typeof linksToShow>

/** Query of `GET /api/admin/own-links/places`: the path of a page, `/news/press`. */
export const linkPlacesQuery = z.strictObject({
  path: z.string('path is missing').check(z.regex(/^\/[^?#\s]{1,500}$/, 'path must be a path of this site')),
})

/** Items that can be asked about at once. */
export const MAX_LINKED = 1000

/** `POST /api/admin/own-links/places`: ids of news that are about to go together. */
export const linkPlacesQuestion = z.strictObject({
  ids: z
    .array(z.uuid('ids must hold ids'), 'ids must be a list')
    .check(z.maxLength(MAX_LINKED, `ids holds more than ${MAX_LINKED} ids`)),
})

/** The answer of both: the titles of what visitors read now that links to it, the first ten, and how many there are. */
export const linkPlaces = z.strictObject({ titles: z.array(z.string()), total: z.number() })
export type LinkPlaces = z.infer<typeof linkPlaces>
