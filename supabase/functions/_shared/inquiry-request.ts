import { z } from 'zod/mini'
import { cleanLine, wellFormed } from './clean-text.ts'
import {
  type InquiryProduct,
  type InquiryRegion,
  inquiryProducts,
  inquiryRegions,
  isWishDate,
  MAX_FILES,
  MAX_QUANTITY,
  requestDimensions,
  requestLimits,
  requestUnits,
} from './inquiry-facts.ts'

const productSlugs = Object.keys(inquiryProducts) as [InquiryProduct, ...InquiryProduct[]]
const regions = Object.keys(inquiryRegions) as [InquiryRegion, ...InquiryRegion[]]

const word = (field: 'alloy' | 'temper' | 'finish') =>
  z.optional(
    z
      .string(`${field} must be a text`)
      .check(
        z.overwrite(wellFormed),
        z.overwrite(cleanLine),
        z.trim(),
        z.minLength(1, `${field} is empty`),
        z.maxLength(requestLimits[field], `${field} is longer than ${requestLimits[field]} characters`),
      ),
  )
const amount = (field: string) =>
  z
    .number(`${field} must be a number`)
    .check(z.gt(0, `${field} must be more than nothing`), z.lte(MAX_QUANTITY, `${field} is too large`))

/** What is wanted of one product; only the product must be named. */
const requestLine = z.object({
  product: z.enum(productSlugs, 'product is not known'),
  quantity: z.optional(z.object({ value: amount('quantity'), unit: z.enum(requestUnits, 'unit is not known') })),
  alloy: word('alloy'),
  temper: word('temper'),
  finish: word('finish'),
  dimensions: z.optional(
    z
      .array(
        z.object({
          name: z.enum(requestDimensions, 'dimension is not known'),
          value: amount('dimension'),
          unit: z.enum(['µm', 'mm'], 'unit is not known'),
        }),
      )
      .check(z.maxLength(requestDimensions.length, 'more dimensions than there are')),
  ),
})
export type RequestLine = z.infer<typeof requestLine>

/** The ids of files that the API has taken for this inquiry. */
const files = z.array(z.guid('files must be ids'), 'files must be a list').check(
  z.minLength(1, 'files are missing'),
  z.maxLength(MAX_FILES, `an inquiry has at most ${MAX_FILES} files`),
  z.refine((ids) => new Set(ids).size === ids.length, 'a file is named twice'),
)

/** What an inquiry of the contact form may hold besides its fields. */
export const contactRequest = z.strictObject({ files })

/** What an inquiry about products may hold besides the fields of the form: quantities of several products, where to and by when. */
export const inquiryRequest = z.object({
  /** Left out when only files are sent. */
  lines: z.optional(
    z
      .array(requestLine, 'lines must be a list')
      .check(
        z.minLength(1, 'lines are missing'),
        z.maxLength(requestLimits.lines, `a request has at most ${requestLimits.lines} lines`),
      ),
  ),
  files: z.optional(files),
  /** Where to, one of the countries that can be chosen. */
  delivery: z.optional(z.enum(regions, 'delivery is not a country that can be chosen')),
  /** ISO 8601. */
  wantedBy: z.optional(
    z.iso.date('wantedBy is not a date').check(z.refine((day) => isWishDate(day), 'wantedBy is past, or too far away')),
  ),
})
export type InquiryRequest = z.infer<typeof inquiryRequest>
