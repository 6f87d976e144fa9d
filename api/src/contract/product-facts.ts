import { inquiryProducts } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'
import { FAMILIES } from './people.ts'

/** The products by the last part of their addresses. */
export const PRODUCTS = Object.keys(inquiryProducts) as [
  keyof typeof inquiryProducts,
  ...(keyof typeof inquiryProducts)[],
]

/** Who says a figure. There is no third: what is guaranteed stands in an order confirmation alone. */
export const basis = z
  .enum(['typical', 'stated'])
  .check(
    z.describe(
      'typical: usual in the industry for such a product, not stated by the company. stated: by the company. Neither is a guarantee: the order confirmation states the agreed values.',
    ),
  )

const number = z.optional(z.number())

/** One row of a table: its words as the page shows them, and its numbers where it has exact ones. */
export const productFact = z.strictObject({
  name: z
    .string()
    .check(
      z.describe('what it says, for programs: thickness, width, side (the other side of a shape), length, alloys'),
    ),
  label: z.string(),
  /** Metric, as on the page: `9 to 30 µm`. */
  text: z.string(),
  minValue: number,
  maxValue: number,
  value: number,
  values: z.optional(z.array(z.union([z.number(), z.string()]))),
  unitText: z.optional(z.string()),
  unitCode: z.optional(z.string().check(z.describe('UN/CEFACT Recommendation 20'))),
  basis,
})
export type ProductFact = z.infer<typeof productFact>

export const productReference = z.strictObject({
  id: z.enum(PRODUCTS),
  name: z.string(),
  page: z.url().check(z.describe('the page that says the same')),
})

/** One of the sales staff, or who stands in, as the pages name them. */
export const salesPerson = z.strictObject({
  name: z.string(),
  position: z.string(),
  phone: z.string(),
  email: z.string(),
  languages: z.array(z.string()).check(z.describe('besides Bulgarian')),
  page: z.url(),
  card: z.url().check(z.describe('the contact as a vCard')),
})
export type SalesPersonFacts = z.infer<typeof salesPerson>

/** Whom to ask about a family of products, and why that person. */
export const salesContactFacts = z.extend(salesPerson, {
  family: z.enum(FAMILIES),
  reason: z.string().check(z.describe('for Poland, rolled; for all countries, extruded')),
  standsInFor: z.optional(z.string().check(z.describe('who serves the country otherwise, and is on leave'))),
})
export type SalesContactFacts = z.infer<typeof salesContactFacts>

/** A certificate as the site shows it. */
export const certificateFacts = z.strictObject({
  title: z.string(),
  number: z.string().check(z.describe('empty: not stated')),
  issuer: z.string(),
  scope: z.string(),
  issuedOn: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  state: z
    .enum(['current', 'expired', 'sample'])
    .check(z.describe('sample: the file only shows where the certificate will stand, and certifies nothing')),
  products: z.array(z.string()).check(z.describe('ids of the products that it covers')),
  file: z.url(),
  sha256: z.string(),
  page: z.url(),
})
export type CertificateFacts = z.infer<typeof certificateFacts>
