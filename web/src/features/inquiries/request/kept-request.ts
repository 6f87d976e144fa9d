import { type InquiryProduct, inquiryProducts } from 'supabase/inquiry-facts'
import { createLocalValue } from '#lib/local-value.ts'

/** What was noted for an inquiry in this browser, as JSON. */
export const keptRequest = createLocalValue('inquiryRequest')

/** What a note names: its products, and how many files. */
export function namesInKept(text: string | null): { products: readonly InquiryProduct[]; files: number } {
  try {
    const { lines, files } = Object(JSON.parse(text ?? '{}'))
    const named = (Array.isArray(lines) ? lines : []).map((line) => Object(line).product)
    return {
      products: named.filter((product) => Object.hasOwn(inquiryProducts, product)),
      files: Array.isArray(files) ? files.length : 0,
    }
  } catch {
    return { products: [], files: 0 }
  }
}
