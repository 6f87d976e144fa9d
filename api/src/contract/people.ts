import { emailAddress } from 'supabase/inquiry'
import { type InquiryRegion, inquiryLimits, inquiryRegions } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { PORTRAIT, PORTRAIT_FOCUS } from './portraits.ts'
import { registerText, registerTitle } from './register-texts.ts'

/** The pages of the contacts that list people, and what each list is called; in their order. */
export const PEOPLE_KINDS = ['sales-department', 'supply-chains', 'other-contacts'] as const
export type PeopleKind = (typeof PEOPLE_KINDS)[number]

/** What the sales staff is divided by. */
export const FAMILIES = ['Rolled', 'Extruded'] as const

/** Pages that name a person: those for journalists, those for investors. */
export const DUTIES = ['press', 'investors'] as const

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
   * While the person is away: the last day, in Sofia, and the `slug` of who stands in, of the same list; `null` when nobody
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

export const MAX_PERSON_NAME = 100
export const MAX_PERSON_TEXT = 500
export const MAX_PHONE = 31
export const MAX_EMAIL = inquiryLimits.email
/** Most languages, and most words by which the search finds somebody. */
export const MAX_SPOKEN = 20
export const MAX_TAGS = 60

/** One of the people as staff see them. */
export const staffPerson = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(PEOPLE_KINDS),
  /** The last part of the address, which stays. */
  slug: z.string(),
  hasProfile: z.boolean(),
  name: z.string(),
  position: z.string(),
  email: z.string(),
  phone: z.string(),
  fax: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
  countries: z.array(z.enum(COUNTRIES)),
  families: z.array(z.enum(FAMILIES)),
  isMain: z.boolean(),
  duties: z.array(z.enum(DUTIES)),
  receives: z.array(z.enum(RECEIVED)),
  /** The name of the photograph; `null` shows the initials. */
  picture: z.nullable(z.string()),
  /** What the square crop keeps: percent from the left and from the top, `50 50`. */
  pictureFocus: z.string(),
  /** The first day of a leave, in Sofia; `null` when it has begun, or there is none. */
  awayFrom: z.nullable(isoDate),
  /** Its last day. */
  awayUntil: z.nullable(isoDate),
  /** `_id` of who stands in. */
  deputy: z.nullable(z.uuid()),
  isHidden: z.boolean(),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
})
export type StaffPerson = z.infer<typeof staffPerson>

/** `GET /api/admin/people`: all but what is in the trash, list by list. */
export const staffPeople = z.strictObject({ people: z.array(staffPerson) })
export type StaffPeople = z.infer<typeof staffPeople>

const line = (missing: string) => registerTitle(missing, MAX_PERSON_NAME)
const number = (wrong: string) => z.string(wrong).check(z.trim(), z.regex(/^\+?[0-9][0-9 ]{4,29}$/, wrong))
const words = (max: number) =>
  z.array(line('a word is empty')).check(
    z.maxLength(max, `more than ${max} words`),
    z.refine((list) => new Set(list).size === list.length, 'a word comes twice'),
  )
const choices = <Choice extends string>(of: readonly [Choice, ...Choice[]]) =>
  z.array(z.enum(of)).check(z.refine((list) => new Set(list).size === list.length, 'a choice comes twice'))

/** What staff send for a person; what only the sales staff has is dropped elsewhere. */
export const personInput = z
  .strictObject({
    kind: z.enum(PEOPLE_KINDS, 'the list is missing'),
    name: line('the name is missing'),
    position: line('the job is missing'),
    email: emailAddress,
    phone: number('the telephone is no number'),
    fax: z.union([z.literal(''), number('the fax is no number')]),
    description: registerText(MAX_PERSON_TEXT),
    tags: words(MAX_TAGS),
    languages: words(MAX_SPOKEN),
    countries: choices(COUNTRIES),
    families: choices(FAMILIES),
    isMain: z.boolean(),
    duties: choices(DUTIES),
    receives: choices(RECEIVED),
    picture: z.nullable(z.string().check(z.regex(PORTRAIT, 'the photograph has no such name'))),
    pictureFocus: z.string().check(z.regex(PORTRAIT_FOCUS, 'the focal point is none')),
    awayFrom: z.nullable(isoDate),
    awayUntil: z.nullable(isoDate),
    deputy: z.nullable(z.uuid()),
    isHidden: z.boolean(),
  })
  .check(
    z.refine(({ awayFrom, awayUntil }) => awayFrom === null || awayUntil !== null, {
      error: 'a leave has a last day',
      path: ['awayUntil'],
    }),
    z.refine(({ awayFrom, awayUntil }) => awayFrom === null || awayUntil === null || awayFrom <= awayUntil, {
      error: 'the last day is before the first one',
      path: ['awayUntil'],
    }),
  )
export type PersonInput = z.infer<typeof personInput>

export const personSaved = z.strictObject({ ok: z.literal(true), person: staffPerson })
