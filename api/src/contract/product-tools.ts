import { z } from 'zod/mini'
import { MAX_CERTIFICATE_NUMBER } from './certificate-status.ts'
import { COUNTRIES, FAMILIES } from './people.ts'
import {
  basis,
  certificateFacts,
  PRODUCTS,
  productFact,
  productReference,
  salesContactFacts,
  salesPerson,
} from './product-facts.ts'

/** Characters of a need; the page takes no longer one either. */
export const MAX_NEED = 120
/** Products beside each other, as on the page. */
const MAX_TOGETHER = 4

const country = z
  .enum(COUNTRIES, `country is none of the list: ${COUNTRIES.join(', ')}`)
  .check(z.describe('English name of the country of the buyer'))
const product = z.enum(PRODUCTS, `there is no such product; there are ${PRODUCTS.join(', ')}`)
const page = z.url().check(z.describe('the page that gives the same answer'))
const office = z.strictObject({ phone: z.string(), email: z.string() })

const size = (what: string) =>
  z.optional(
    z
      .number(`${what} must be a number`)
      .check(
        z.positive(`${what} must be greater than 0`),
        z.lte(1e6, `${what} must not be greater than 1000000`),
        z.describe(what),
      ),
  )

/** What assistants may ask by MCP, each over the functions of a page; none of them writes. */
export const productTools = {
  find_products: {
    title: 'Find products for a need',
    description:
      'Says whether the company makes aluminium foil, strip, sheet or profiles of an alloy, temper and size, which products take it with the rows of their tables, and otherwise the nearest. With a country it names whom to ask.',
    input: z.strictObject({
      need: z
        .string('need is missing')
        .check(
          z.minLength(1, 'need is empty'),
          z.maxLength(MAX_NEED, `need is longer than ${MAX_NEED} characters`),
          z.describe(
            'One line as a buyer types it, with units: "8011A O 12 µm 1250 mm wide", "6060 T66 profile 6500 mm long", "5005 H14 2x1250x2500 mm".',
          ),
        ),
      country: z.optional(country),
    }),
    output: z.strictObject({
      answer: z.enum(['yes', 'no', 'not understood']),
      summary: z.string(),
      readAs: z.string().check(z.describe('the need as it was understood')),
      leftOut: z.array(z.string()).check(z.describe('words that the answer does not take into account')),
      quantity: z.optional(z.string()),
      products: z
        .array(z.extend(productReference, { offer: z.string(), rows: z.string(), basis, dataSheet: z.url() }))
        .check(z.describe('those that take all of the need')),
      nearest: z.array(
        z.extend(productReference, {
          offer: z.string(),
          misses: z.array(z.strictObject({ reason: z.string(), nearest: z.optional(z.string()) })),
        }),
      ),
      otherReadings: z.array(z.strictObject({ readAs: z.string(), products: z.number(), page })),
      contacts: z.array(salesContactFacts),
      note: z.string(),
      page,
    }),
  },
  compare_products: {
    title: 'Compare products',
    description:
      'Puts the rows of two to four products beside each other: thickness, width, alloys, tempers, tolerances, reels.',
    input: z.strictObject({
      products: z
        .array(product, 'products must be a list of ids')
        .check(
          z.minLength(2, 'a comparison needs two products'),
          z.maxLength(MAX_TOGETHER, `at most ${MAX_TOGETHER} products stand beside each other`),
          z.describe('ids of the products'),
        ),
    }),
    output: z.strictObject({
      products: z.array(productReference),
      rows: z.array(
        z.strictObject({
          label: z.string(),
          isDifferent: z.boolean(),
          cells: z
            .array(z.array(z.extend(productFact, { table: z.optional(z.string()) })))
            .check(z.describe('one for each product, in their order; empty: its tables do not state it')),
        }),
      ),
      note: z.string(),
      page,
    }),
  },
  calculate_weight: {
    title: 'Calculate weight and length',
    description:
      'Weight of a sheet, of a coil or of a profile, length and outer diameter of a coil, pieces in a pack, and the limits of plant or product that the result goes over. A coil needs thickness, width, core and one of outer, weight or metres; a sheet thickness, width and length; a profile perMetre and length.',
    input: z.strictObject({
      kind: z.enum(['coil', 'sheet', 'profile'], 'kind must be coil, sheet or profile'),
      product: z.optional(product.check(z.describe('whose limits hold; left out: those of the plant'))),
      thickness: size('thickness in mm'),
      width: size('width in mm'),
      length: size('length of a sheet or a profile in mm'),
      core: size('inner diameter of the coil in mm'),
      outer: size('outer diameter of the coil in mm'),
      weight: size('weight of the coil in kg'),
      metres: size('length of the coil in m'),
      perMetre: size('weight of a metre of the profile in kg'),
      pack: size('the most that a pack may weigh, in kg'),
      density: size('in kg/dm³; left out: 2.7 of EN 1999-1-1 for all aluminium alloys'),
    }),
    output: z.strictObject({
      results: z.array(z.strictObject({ label: z.string(), value: z.number(), unit: z.string(), text: z.string() })),
      densityKgPerDm3: z.number(),
      exceeded: z.array(z.extend(productReference, { text: z.string(), basis })),
      note: z.string(),
      page,
    }),
  },
  find_sales_contact: {
    title: 'Find the person for a country',
    description:
      'Names who sells to a country, with telephone, e-mail and languages: for rolled products (foil, strip, sheet), for extruded ones (profiles), or for both.',
    input: z.strictObject({
      country,
      product: z.optional(product.check(z.describe('about which the buyer asks'))),
      family: z.optional(
        z.enum(FAMILIES, 'family must be Rolled or Extruded').check(z.describe('when no product is named')),
      ),
    }),
    output: z.strictObject({
      contacts: z.array(salesContactFacts),
      office: z.optional(office.check(z.describe('while no person can be named'))),
      page,
    }),
  },
  check_certificate: {
    title: 'Check a certificate',
    description:
      'Says whether a certificate of the company is current, expired, replaced, a sample that certifies nothing, or unknown: by its number, or by the SHA-256 of its PDF, which alone shows that nothing in it was changed.',
    input: z.strictObject({
      number: z.optional(
        z
          .string('number must be a text')
          .check(
            z.minLength(1, 'number is empty'),
            z.maxLength(MAX_CERTIFICATE_NUMBER, `number is longer than ${MAX_CERTIFICATE_NUMBER} characters`),
            z.describe('as it stands on the certificate'),
          ),
      ),
      sha256: z.optional(
        z
          .string('sha256 must be a text')
          .check(z.regex(/^[0-9a-f]{64}$/i, 'sha256 must be 64 hexadecimal digits'), z.describe('of the PDF')),
      ),
    }),
    output: z.strictObject({
      state: z.enum(['current', 'expired', 'replaced', 'sample', 'unknown']),
      explanation: z.string(),
      certificate: z.optional(certificateFacts.check(z.describe('what is on the site today'))),
      replacedOn: z.optional(z.string()),
      nearest: z.array(certificateFacts).check(z.describe('with a number that is like it')),
      contact: z.optional(salesPerson),
      page,
    }),
  },
} as const

export type ToolName = keyof typeof productTools
export type ToolInput<Name extends ToolName> = z.infer<(typeof productTools)[Name]['input']>
export type ToolOutput<Name extends ToolName> = z.infer<(typeof productTools)[Name]['output']>

/** Why a question has no answer, in words for who asked. */
export interface Refusal {
  refusal: string
}

/** Where the answers come from. */
export interface ToolSource {
  /** Public origin of the site, without a slash at the end. */
  site: string
  /** Answers an API path within the same process. */
  answerApi: (path: string) => Promise<Response>
}

/** Answers each question, or says why not. */
export type ToolAnswers = {
  [Name in ToolName]: (input: ToolInput<Name>, source: ToolSource) => Promise<ToolOutput<Name> | Refusal>
}
