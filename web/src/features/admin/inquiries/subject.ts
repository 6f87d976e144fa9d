import type { StoredInquiry } from 'api/contract/inquiries'
import type { TFunction } from 'i18next'
import { type InquiryProduct, inquiryProducts } from 'supabase/inquiry-facts'

/** What an inquiry is about: the English names of its products, or the Bulgarian one of a category. */
export function subjectOf(t: TFunction<'admin'>, { products, category }: StoredInquiry): { text: string; lang?: 'en' } {
  if (category) return { text: t(`inquiries.categories.${category}`) }
  return { text: products.map(nameOf).join(', '), lang: 'en' }
}

/** A product that is gone keeps its address as its name. */
function nameOf(product: string): string {
  return Object.hasOwn(inquiryProducts, product) ? inquiryProducts[product as InquiryProduct].name : product
}
