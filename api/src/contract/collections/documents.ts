import { type InquiryProduct, inquiryProducts } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'
import { isoDate } from '../dates.ts'
import { DOCUMENT_SECTIONS, documentFile, earlierFile, type SentDocumentFile, YEARLY_SECTIONS } from '../documents.ts'
import { defineCollection, type InputOf, type ItemOf, type ValuesOf } from './collection.ts'
import { choice, file, flag, many, number, optionalDay } from './fields.ts'
import { text } from './text-fields.ts'

const PRODUCTS = Object.keys(inquiryProducts) as [InquiryProduct, ...InquiryProduct[]]

const year = { error: 'the year is missing', code: 'documentYear' }
const dayOfMeeting = { error: 'the day of the meeting is missing', code: 'documentDay' }
const ofMeeting = { section: ['meetings'] }
const ofCertificate = { section: ['certificates'] }

/** The documents of the site. In another section one stands behind the others of it; its address stays. */
export const documents = defineCollection({
  name: 'documents',
  kind: 'document',
  role: 'documents',
  title: 'titleBg',
  fields: {
    section: choice(DOCUMENT_SECTIONS, { required: 'the section is missing' }),
    titleEn: text({ max: 200, required: 'the English title is missing', lang: 'en' }),
    titleBg: text({ max: 200, required: 'the Bulgarian title is missing' }),
    year: number({ from: 1900, until: 2999, wrong: 'not a year', missing: year, when: { section: YEARLY_SECTIONS } }),
    day: optionalDay({ missing: dayOfMeeting, when: ofMeeting }),
    note: text({ column: 'note_en', max: 200, lang: 'en' }),
    number: text({ max: 200, when: ofCertificate }),
    issuer: text({ max: 200, lang: 'en', when: ofCertificate }),
    scope: text({ column: 'scope_en', max: 1000, isLong: true, lang: 'en', when: ofCertificate }),
    issuedOn: optionalDay({ when: ofCertificate }),
    /** Its last day. */
    validUntil: optionalDay({ when: ofCertificate }),
    products: many(PRODUCTS, { what: 'a product', when: ofCertificate }),
    isHidden: flag(),
    file: file<SentDocumentFile>(),
  },
  kept: {
    /** That of a hidden one answers 404. */
    address: z.string(),
    ...documentFile,
    isSample: z.boolean(),
    /** The last day on which the law wants it to be public: until then it leaves the site with a reason only. */
    keptUntil: z.nullable(isoDate),
    /** When the file was taken; `null` for the one that came with the site. */
    fileSince: z.nullable(z.string()),
    earlier: z.array(earlierFile),
  },
  rules: [
    {
      holds: ({ issuedOn, validUntil }) => issuedOn === null || validUntil === null || validUntil >= issuedOn,
      field: 'validUntil',
      error: 'the certificate ends before it was issued',
      code: 'endBeforeStart',
    },
  ],
})
export type DocumentInput = InputOf<typeof documents>
export type StaffDocument = ItemOf<typeof documents>
export type DocumentValues = ValuesOf<typeof documents>

/** `GET /api/admin/documents/links`: what a text may link to, for everybody who writes: those on the site, the last changed first. */
export const documentLinks = z.strictObject({
  documents: z.array(
    z.strictObject({
      address: z.string(),
      section: z.enum(DOCUMENT_SECTIONS),
      titleEn: z.string(),
      titleBg: z.string(),
      note: z.string(),
      day: z.nullable(isoDate),
    }),
  ),
})
export type DocumentLinks = z.infer<typeof documentLinks>
