import { z } from 'zod/mini'
import { isoDate } from './dates.ts'

/** Where documents stand, and the folder of their addresses. */
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
  bytes: z.number(),
  pages: z.number(),
  /** Its first page as a picture, in pixels. */
  thumbnail: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }),
  /** It only shows what will stand there (AMB-10). */
  isSample: z.boolean(),
})
export type SiteDocument = z.infer<typeof siteDocument>

/** `GET /api/documents/{section}`: what visitors see of a section; those of years and days the newest first. */
export const documentList = z.strictObject({ documents: z.array(siteDocument) })
export type DocumentList = z.infer<typeof documentList>
