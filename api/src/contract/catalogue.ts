import { z } from 'zod/mini'
import { COUNTRIES, FAMILIES } from './people.ts'
import { certificateFacts, productFact, productReference, salesContactFacts } from './product-facts.ts'

/** Of the form of `/catalogue.json`: raised when something is taken away or means another thing, not when something is added. */
export const CATALOGUE_VERSION = 1

/** One way to buy a product, with the limits that hold together. */
const catalogueOffer = z.strictObject({
  form: z.enum(['foil', 'sheet', 'strip', 'profile']),
  name: z.string().check(z.describe('what tells it from the other offers of the product')),
  facts: z.array(productFact),
})

const catalogueProduct = z.extend(productReference, {
  description: z.string(),
  category: z.string(),
  family: z.enum(FAMILIES),
  dataSheet: z.url(),
  offers: z.array(catalogueOffer),
  tables: z.array(z.strictObject({ title: z.string(), facts: z.array(productFact) })),
  standards: z.array(z.strictObject({ number: z.string(), title: z.string(), rule: z.string() })),
})

/** `GET /catalogue.json`: all that the pages of the products say, for programs. */
export const catalogue = z.strictObject({
  $schema: z.url(),
  version: z.literal(CATALOGUE_VERSION),
  company: z.strictObject({ name: z.string(), legalName: z.string(), url: z.url() }),
  language: z.literal('en'),
  note: z.string(),
  /** The endpoint that answers questions about the same. */
  mcp: z.url().check(z.describe('Model Context Protocol, Streamable HTTP')),
  densityKgPerDm3: z.number(),
  products: z.array(catalogueProduct),
  certificates: z.array(certificateFacts),
  contacts: z
    .array(z.strictObject({ country: z.enum(COUNTRIES), contacts: z.array(salesContactFacts) }))
    .check(z.describe('who serves each country, for each family')),
})
export type Catalogue = z.infer<typeof catalogue>
