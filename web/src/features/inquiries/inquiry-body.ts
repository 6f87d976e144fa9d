import type { InquiryProduct } from 'supabase/inquiry-facts'
import type { InquiryRequest } from 'supabase/inquiry-request'
import type { InquiryEntries } from './inquiry-rules.ts'

/** What an inquiry is about and says, without the traces of the form. */
export interface InquiryContent {
  /** Of the page; without it the entries name a category. */
  product: InquiryProduct | undefined
  entries: InquiryEntries
  /** The country that the visitor has chosen on the site. */
  region: string | undefined
  /** What the fold holds, if it was opened. */
  request: InquiryRequest | undefined
}

/**
 * The body of the request as JSON. What a visitor has not chosen or opened is not in it: then it is that of the form alone.
 * @param traces what else the form sends, so that spam can be suspected
 */
export function inquiryBody({ product, entries, region, request }: InquiryContent, traces: object = {}): string {
  const products = request?.lines ? [...new Set(request.lines.map((line) => line.product))] : [product]
  const kind = product ? { kind: 'product', products } : { kind: 'contact' }
  return JSON.stringify({ ...kind, ...entries, ...traces, ...(region && { region }), ...(request && { request }) })
}
