import { z } from 'zod/mini'
import { isoDate } from './dates.ts'

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

/** What a file measures. */
export const documentFile = {
  bytes: z.number(),
  pages: z.number(),
  /** Of its bytes, in hexadecimal digits. */
  sha256: z.string(),
  /** Its first page as a picture, in pixels. */
  thumbnail: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }),
}

/** A file that another one took the place of; it stays at an address with the day of that, in Sofia. */
export const earlierFile = z.strictObject({
  file: z.string(),
  until: isoDate,
  bytes: z.number(),
  pages: z.number(),
  sha256: z.string(),
  /** The number of the certificate that it was; empty for other documents. */
  number: z.string(),
})

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
  ...documentFile,
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

/** `POST /api/admin/documents/files`: a file that waits for its document. */
export const sentDocumentFile = z.strictObject({ _id: z.uuid(), ...documentFile })
export type SentDocumentFile = z.infer<typeof sentDocumentFile>
