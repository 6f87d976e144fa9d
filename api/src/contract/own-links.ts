import { z } from 'zod/mini'

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
export const OWN_LINK_STATES = ['missing', 'draft', 'hidden', 'trash', 'planned'] as const

/** Its answer: those of the addresses that lead to a page of this site which visitors do not see now. */
export const ownLinks = z.strictObject({
  links: z.array(
    z.strictObject({
      address: z.string(),
      state: z.enum(OWN_LINK_STATES),
      /** When a planned item appears; `null` for all others. */
      from: z.nullable(z.string()),
    }),
  ),
})
export type OwnLinks = z.infer<typeof ownLinks>
export type OwnLink = OwnLinks['links'][number]

/** Query of `GET /api/admin/own-links/places`: the path of a page, `/news/press`. */
export const linkPlacesQuery = z.strictObject({
  path: z.string('path is missing').check(z.regex(/^\/[^?#\s]{1,500}$/, 'path must be a path of this site')),
})

/** Its answer: the titles of what visitors read now that links to it, the first ten, and how many there are. */
export const linkPlaces = z.strictObject({ titles: z.array(z.string()), total: z.number() })
export type LinkPlaces = z.infer<typeof linkPlaces>
