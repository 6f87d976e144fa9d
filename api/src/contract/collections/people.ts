import { emailAddress } from 'supabase/inquiry'
import { inquiryLimits } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'
import { COUNTRIES, DUTIES, FAMILIES, PEOPLE_KINDS, RECEIVED } from '../people.ts'
import { MIDDLE, PORTRAIT, PORTRAIT_FOCUS } from '../portraits.ts'
import { defineCollection, type InputOf, type ItemOf, type ValuesOf } from './collection.ts'
import { anotherItem, choice, flag, many, optionalDay, picture } from './fields.ts'
import { text, typedWords, words } from './text-fields.ts'

const phone = (wrong: string) => z.string(wrong).check(z.trim(), z.regex(/^\+?[0-9][0-9 ]{4,29}$/, wrong))
const focus = z.string().check(z.regex(PORTRAIT_FOCUS, 'the focal point is none'))

const ofSales = { kind: ['sales-department'] }

/** The people of the site. */
export const people = defineCollection({
  name: 'people',
  kind: 'person',
  role: 'documents',
  title: 'name',
  fields: {
    kind: choice(PEOPLE_KINDS, { required: 'the list is missing' }),
    /** The name of the photograph; `null` shows the initials. */
    picture: picture(PORTRAIT, 'the photograph has no such name'),
    name: text({ column: 'full_name', max: 100, required: 'the name is missing', lang: 'en' }),
    position: text({ column: 'job_title', max: 100, required: 'the job is missing', lang: 'en' }),
    phone: text({ max: 31, required: 'the telephone is missing', sent: phone('the telephone is no number') }),
    email: text({ max: inquiryLimits.email, required: 'email is missing', sent: emailAddress }),
    fax: text({ max: 31, sent: z.union([z.literal(''), phone('the fax is no number')]) }),
    /** English names of languages besides Bulgarian. */
    languages: words({ most: 20, max: 100 }),
    countries: many(COUNTRIES, { what: 'a country', when: ofSales }),
    families: many(FAMILIES, { what: 'a family', when: ofSales }),
    isMain: flag({ when: ofSales }),
    description: text({ max: 500, isLong: true, lang: 'en' }),
    /** By which the search of the site finds them. */
    tags: typedWords({ most: 60, max: 100, lang: 'en' }),
    /** The first day of a leave; `null` when it has begun, or there is none. */
    awayFrom: optionalDay(),
    /** Its last day. */
    awayUntil: optionalDay(),
    /** Who stands in. */
    deputy: anotherItem(),
    duties: many(DUTIES, { what: 'a page' }),
    receives: many(RECEIVED, { what: 'a kind of inquiries' }),
    isHidden: flag(),
    /** What the square crop keeps: percent from the left and from the top, `50 50`. */
    pictureFocus: text({ max: 7, sent: focus, empty: MIDDLE }),
  },
  kept: {
    /** The last part of the address, which stays. */
    slug: z.string(),
    hasProfile: z.boolean(),
  },
  rules: [
    {
      holds: ({ awayFrom, awayUntil }) => awayFrom === null || awayUntil !== null,
      field: 'awayUntil',
      error: 'a leave has a last day',
    },
    {
      holds: ({ awayFrom, awayUntil }) => awayFrom === null || awayUntil === null || awayFrom <= awayUntil,
      field: 'awayUntil',
      error: 'the last day is before the first one',
    },
  ],
})
export type PersonInput = InputOf<typeof people>
export type StaffPerson = ItemOf<typeof people>
export type PersonValues = ValuesOf<typeof people>
