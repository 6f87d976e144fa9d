import { type InquiryProduct, inquiryProducts } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { registerText, registerTitle } from './register-texts.ts'

/** Where documents stand, and the folder of their addresses; in the order of the administration. */
export const DOCUMENT_SECTIONS = [
  'certificates',
  'statements',
  'meetings',
  'presentations',
  'catalogues',
  'sustainability',
  'policies',
  'legal',
] as const
export type DocumentSection = (typeof DOCUMENT_SECTIONS)[number]

/** Sections whose documents are of a year, which orders them. */
export const YEARLY_SECTIONS: readonly DocumentSection[] = ['statements', 'presentations', 'sustainability']

export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024
export const MAX_DOCUMENT_TITLE = 200
const MAX_SHORT_TEXT = 200
const MAX_SCOPE = 1000

const file = {
  bytes: z.number(),
  pages: z.number(),
  /** Its first page as a picture, in pixels. */
  thumbnail: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }),
}

/** A file that another one took the place of; it stays at an address with the day of that, in Sofia. */
const earlierFile = z.strictObject({ file: z.string(), until: isoDate, bytes: z.number(), pages: z.number() })

const certificate = {
  number: z.string(),
  scope: z.string(),
  issuer: z.string(),
  issuedOn: z.nullable(isoDate),
  /** Its last day, in Sofia. */
  validUntil: z.nullable(isoDate),
  /** Addresses of the products that it covers. */
  products: z.array(z.string()),
}

/** A document as visitors see it. */
export const siteDocument = z.strictObject({
  /** The last part of its address, which stays: `iso-9001`. */
  name: z.string(),
  /** Its address, `/documents/certificates/iso-9001.pdf`. */
  file: z.string(),
  title: z.string(),
  /** What it is about, in a few words; may be empty. */
  note: z.string(),
  /** The year it is of. */
  year: z.nullable(z.number()),
  /** The day of the meeting it belongs to. */
  day: z.nullable(isoDate),
  ...file,
  /** It only shows what will stand there (AMB-10). */
  isSample: z.boolean(),
  ...certificate,
  /** The last one first. */
  earlier: z.array(earlierFile),
})
export type SiteDocument = z.infer<typeof siteDocument>

/** `GET /api/documents/{section}`: what visitors see of a section; those of years and days the newest first. */
export const documentList = z.strictObject({ documents: z.array(siteDocument) })
export type DocumentList = z.infer<typeof documentList>

/** A document as staff see it. */
export const staffDocument = z.strictObject({
  _id: z.uuid(),
  section: z.enum(DOCUMENT_SECTIONS),
  /** Its address; that of a hidden one answers 404. */
  address: z.string(),
  titleEn: z.string(),
  titleBg: z.string(),
  note: z.string(),
  year: z.nullable(z.number()),
  day: z.nullable(isoDate),
  isHidden: z.boolean(),
  ...file,
  isSample: z.boolean(),
  /** When the file was taken; `null` for the one that came with the site. */
  fileSince: z.nullable(z.string()),
  ...certificate,
  earlier: z.array(earlierFile),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
})
export type StaffDocument = z.infer<typeof staffDocument>

/** `GET /api/admin/documents`: all but what is in the trash, by section, in the order of the site. */
export const staffDocuments = z.strictObject({ documents: z.array(staffDocument) })
export type StaffDocuments = z.infer<typeof staffDocuments>

/** `GET /api/admin/documents/links`: what a text may link to, for everybody who writes: those on the site, the last changed first. */
export const documentLinks = z.strictObject({
  documents: z.array(
    z.pick(staffDocument, { address: true, section: true, titleEn: true, titleBg: true, note: true, day: true }),
  ),
})
export type DocumentLinks = z.infer<typeof documentLinks>

const PRODUCTS = Object.keys(inquiryProducts) as [InquiryProduct, ...InquiryProduct[]]

const title = (missing: string) => registerTitle(missing, MAX_DOCUMENT_TITLE)

/** What staff send for a document. In another section it stands behind the others of it; its address stays. */
export const documentInput = z
  .strictObject({
    section: z.enum(DOCUMENT_SECTIONS, 'the section is missing'),
    titleEn: title('the English title is missing'),
    titleBg: title('the Bulgarian title is missing'),
    note: registerText(MAX_SHORT_TEXT),
    year: z.nullable(z.int().check(z.minimum(1900, 'not a year'), z.maximum(2999, 'not a year'))),
    day: z.nullable(isoDate),
    isHidden: z.boolean(),
    /** The id that a sent file was given; `null` keeps the file there is. */
    file: z.nullable(z.uuid()),
    number: registerText(MAX_SHORT_TEXT),
    scope: registerText(MAX_SCOPE),
    issuer: registerText(MAX_SHORT_TEXT),
    issuedOn: z.nullable(isoDate),
    validUntil: z.nullable(isoDate),
    products: z
      .array(z.enum(PRODUCTS, 'a product is not known'))
      .check(z.refine((list) => new Set(list).size === list.length, 'a product is named twice')),
  })
  .check(
    z.refine(({ section, year }) => !YEARLY_SECTIONS.includes(section) || year !== null, {
      error: 'the year is missing',
      path: ['year'],
      params: { code: 'documentYear' },
    }),
    z.refine(({ section, day }) => section !== 'meetings' || day !== null, {
      error: 'the day of the meeting is missing',
      path: ['day'],
      params: { code: 'documentDay' },
    }),
    z.refine(({ issuedOn, validUntil }) => issuedOn === null || validUntil === null || validUntil >= issuedOn, {
      error: 'the certificate ends before it was issued',
      path: ['validUntil'],
      params: { code: 'endBeforeStart' },
    }),
  )
export type DocumentInput = z.infer<typeof documentInput>

export const documentSaved = z.strictObject({ ok: z.literal(true), document: staffDocument })

/** `POST /api/admin/documents/files`: a file that waits for its document. */
export const sentDocumentFile = z.strictObject({ _id: z.uuid(), ...file })
export type SentDocumentFile = z.infer<typeof sentDocumentFile>
