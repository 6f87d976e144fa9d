import {
  DOCUMENT_SECTIONS,
  type DocumentSection,
  documentInput,
  type SentDocumentFile,
  type StaffDocument,
  YEARLY_SECTIONS,
} from 'api/contract/documents'
import { z } from 'zod/mini'
import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import type { ConflictField } from '#features/admin/form/conflict-rows.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'

/** What the form of a document holds; dates as typed, `DD-MM-YYYY`. */
export interface DocumentValues {
  section: DocumentSection
  titleEn: string
  titleBg: string
  note: string
  year: string
  day: string
  isHidden: boolean
  /** A file that was sent with this form. */
  file: SentDocumentFile | null
  number: string
  scope: string
  issuer: string
  issuedOn: string
  validUntil: string
  /** What the certificate covers. */
  products: readonly ProductUrl[]
}

/** Those that are typed, by their names on the wire. */
export const TEXTS = [
  'titleEn',
  'titleBg',
  'note',
  'year',
  'day',
  'number',
  'issuer',
  'scope',
  'issuedOn',
  'validUntil',
] as const

export function emptyDocument(section: DocumentSection): DocumentValues {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, ''])) as Record<(typeof TEXTS)[number], string>
  return { ...texts, section, isHidden: false, file: null, products: [] }
}

export function valuesOfDocument(document: StaffDocument): DocumentValues {
  const {
    section,
    titleEn,
    titleBg,
    note,
    year,
    day,
    isHidden,
    number,
    scope,
    issuer,
    issuedOn,
    validUntil,
    products,
  } = document
  const typed = (date: string | null) => (date === null ? '' : formatDate(date))
  return {
    ...{ section, titleEn, titleBg, note, isHidden, number, scope, issuer },
    year: year === null ? '' : `${year}`,
    day: typed(day),
    file: null,
    issuedOn: typed(issuedOn),
    validUntil: typed(validUntil),
    products: knownProducts(products),
  }
}

function knownProducts(products: unknown): ProductUrl[] {
  return productUrls.filter((product) => Array.isArray(products) && products.includes(product))
}

/** Which fields a section has besides titles and file. */
export function fieldsOf(section: DocumentSection): { year: boolean; day: boolean; certificate: boolean } {
  return {
    year: YEARLY_SECTIONS.includes(section),
    day: section === 'meetings',
    certificate: section === 'certificates',
  }
}

/** What is sent; a date that is none is empty, and the contract says so. */
export function toInput(values: DocumentValues): z.input<typeof documentInput> {
  const { year, day, file, issuedOn, validUntil, products, ...texts } = values
  const has = fieldsOf(values.section)
  const date = (typed: string) => (typed.trim() === '' ? null : (toIsoDate(typed) ?? ''))
  return {
    ...texts,
    year: has.year && year.trim() !== '' ? Number(year) : null,
    day: has.day ? date(day) : null,
    file: file?._id ?? null,
    issuedOn: has.certificate ? date(issuedOn) : null,
    validUntil: has.certificate ? date(validUntil) : null,
    products: has.certificate ? [...products] : [],
  }
}

/** Judges what the form holds as what it would send, by the contract. */
export const documentSchema = z.pipe(
  z.transform((values: DocumentValues): z.input<typeof documentInput> => toInput(values)),
  documentInput,
)

/** Words for what keeps a document from being saved, in the order of the form. @param issues of `documentSchema`, by field */
export function missingOfDocument(issues: object, values: DocumentValues, isNew: boolean) {
  const words = {
    titleBg: 'needTitleBg',
    titleEn: 'needTitleEn',
    year: 'needYear',
    day: 'needDay',
    issuedOn: 'needIssuedOn',
    validUntil: 'needValidUntil',
  } as const
  const fields = Object.keys(words) as (keyof typeof words)[]
  const missing = fields.filter((field) => field in issues).map((field) => words[field])
  return isNew && values.file === null ? [...missing, 'needFile' as const] : missing
}

/** The values of a draft on top of those the form has now; a file is sent again. */
export function withDraft(draft: Partial<DocumentValues>, now: DocumentValues): DocumentValues {
  const known = TEXTS.filter((field) => typeof draft[field] === 'string').map((field) => [field, draft[field]])
  const section = DOCUMENT_SECTIONS.find((one) => one === draft.section) ?? now.section
  const isHidden = typeof draft.isHidden === 'boolean' ? draft.isHidden : now.isHidden
  const products = Array.isArray(draft.products) ? knownProducts(draft.products) : now.products
  return { ...now, ...Object.fromEntries(known), section, isHidden, products }
}

/** How two versions of a document are compared, field by field. The file that was sent here stays mine. */
export const documentFields: ConflictField<DocumentValues>[] = (
  ['section', ...TEXTS, 'products', 'isHidden'] as const
).map((key) => ({
  key,
  read: (values) => values[key],
  take: (values, from) => ({ ...values, [key]: from[key] }),
}))
