import { type InquiryRegion, inquiryRegions } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'
import { isoDate } from './dates.ts'

/** The pages of the contacts that list people, and what each list is called; in their order. */
export const PEOPLE_KINDS = ['sales-department', 'supply-chains', 'other-contacts'] as const
export type PeopleKind = (typeof PEOPLE_KINDS)[number]

/** What the sales staff is divided by. */
export const FAMILIES = ['Rolled', 'Extruded'] as const

/** Pages that name a person: those for journalists, those for investors, that which checks certificates. */
export const DUTIES = ['press', 'investors', 'certificates'] as const

/** Kinds of inquiries that a person receives whatever country they are from. */
export const RECEIVED = ['product', 'contact'] as const

/** The countries that the map and the lists know, by their English names. */
export const COUNTRIES = Object.keys(inquiryRegions) as [InquiryRegion, ...InquiryRegion[]]

/** One of the staff as visitors see them. */
export const sitePerson = z.strictObject({
  kind: z.enum(PEOPLE_KINDS),
  /** The last part of the address of the contact card, and of the profile if there is one (AMB-23). */
  slug: z.string(),
  hasProfile: z.boolean(),
  name: z.string(),
  /** The job, in English. */
  position: z.string(),
  email: z.string(),
  phone: z.string(),
  /** May be empty. */
  fax: z.string(),
  /** English names of languages besides Bulgarian. */
  languages: z.array(z.string()),
  /** Empty: any country. */
  countries: z.array(z.enum(COUNTRIES)),
  /** Empty: any product. */
  families: z.array(z.enum(FAMILIES)),
  /** Stands above the list (AMB-22). */
  isMain: z.boolean(),
  duties: z.array(z.enum(DUTIES)),
  /** The crop of the photograph, of which `portraitAddress` makes addresses; `null` shows the initials. */
  picture: z.nullable(z.string()),
  /**
   * While the person is away: the last day, in Sofia, and the `slug` of who stands in, of the same list; `null` when no one
   * does, or is there.
   */
  leave: z.nullable(z.strictObject({ until: isoDate, deputy: z.nullable(z.string()) })),
})
export type SitePerson = z.infer<typeof sitePerson>

/** The same with the words by which the search finds them. */
export const searchedPerson = z.extend(sitePerson, { tags: z.array(z.string()), description: z.string() })
export type SearchedPerson = z.infer<typeof searchedPerson>

/** `GET /api/people/{kind}`: those of a list that are on the site, in its order. */
export const peopleList = z.strictObject({ people: z.array(sitePerson) })
export type PeopleList = z.infer<typeof peopleList>
