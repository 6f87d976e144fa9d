import { z } from 'zod/mini'
import { cleanLine, cleanText, wellFormed } from './clean-text.ts'
import {
  countedPhone,
  type InquiryProduct,
  type InquiryRegion,
  inquiryCategories,
  inquiryLimits,
  inquiryProducts,
  inquiryRegions,
  isEmailAddress,
  MAX_WRITTEN_PHONE,
} from './inquiry-facts.ts'
import { contactRequest, inquiryRequest } from './inquiry-request.ts'

/** Trimmed first, then judged, never cut (AMB-48). */
const entry = (field: 'name' | 'message', clean: (text: string) => string) =>
  z
    .string(`${field} is missing`)
    .check(
      z.overwrite(wellFormed),
      z.overwrite(clean),
      z.trim(),
      z.minLength(1, `${field} is missing`),
      z.maxLength(inquiryLimits[field], `${field} is longer than ${inquiryLimits[field]} characters`),
    )

/** What only parts a number is not counted (INQ-05). */
const phone = z.string('phone is missing').check(
  z.overwrite(wellFormed),
  z.overwrite(cleanLine),
  z.trim(),
  z.maxLength(MAX_WRITTEN_PHONE, `phone is longer than ${MAX_WRITTEN_PHONE} characters`),
  z.refine((text) => countedPhone(text).length >= 1, 'phone is missing'),
  z.refine(
    (text) => countedPhone(text).length <= inquiryLimits.phone,
    `phone is longer than ${inquiryLimits.phone} characters`,
  ),
)

/** An e-mail address (INQ-06), trimmed and without the marks of direction that other programs put around it; of the newsletter too. */
export const emailAddress = z
  .string('email is missing')
  .check(
    z.overwrite(cleanLine),
    z.trim(),
    z.maxLength(inquiryLimits.email, `email is longer than ${inquiryLimits.email} characters`),
    z.refine(isEmailAddress, 'email is not an address'),
  )

const regions = Object.keys(inquiryRegions) as [InquiryRegion, ...InquiryRegion[]]

const sender = {
  name: entry('name', cleanLine),
  phone,
  email: emailAddress,
  message: entry('message', cleanText),
  /** The country that the visitor has chosen on the site. */
  region: z.nullish(z.enum(regions, 'region is not a country that can be chosen')),
}
const productSlugs = Object.keys(inquiryProducts) as [InquiryProduct, ...InquiryProduct[]]

/** The addresses of what is asked about, each the last part of the address of its page (INQ-02). */
const products = z.array(z.enum(productSlugs, 'product is not known'), 'products must be a list').check(
  z.minLength(1, 'products are missing'),
  z.maxLength(productSlugs.length, 'more products than there are'),
  z.refine((list) => new Set(list).size === list.length, 'a product is named twice'),
)

/** One shape for the forms, the API and the edge function: the contact form asks for a category, a product page names its product. */
export const inquiry = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('contact'),
      category: z.enum(inquiryCategories, 'category is not one of the eight'),
      ...sender,
      request: z.nullish(contactRequest),
    }),
    z.object({ kind: z.literal('product'), products, ...sender, request: z.nullish(inquiryRequest) }),
  ],
  'kind must be contact or product',
)
export type Inquiry = z.infer<typeof inquiry>
