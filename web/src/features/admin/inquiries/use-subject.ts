import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { type InquiryProduct, inquiryProducts } from 'supabase/inquiry-facts'

/** What an inquiry is about: the English name of a product, or the Bulgarian one of a category. */
export function useSubject(): (inquiry: StoredInquiry) => { text: string; lang?: 'en' } {
  const { t } = useTranslation('admin')
  return ({ product, category }) => {
    if (category) return { text: t(`inquiries.categories.${category}`) }
    const known = product !== null && Object.hasOwn(inquiryProducts, product) ? (product as InquiryProduct) : undefined
    return { text: known ? inquiryProducts[known].name : (product ?? ''), lang: 'en' }
  }
}
