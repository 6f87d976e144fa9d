import type { InquiryProduct } from 'supabase/inquiry-facts'
import type { InquiryRequest } from 'supabase/inquiry-request'

/** What the fold holds when the form is sent. */
export interface HeldRequest {
  request: InquiryRequest | undefined
  isRight: boolean
  /** To be told when all of it is stored. */
  onSent?: () => void
}

/** The fold has not been opened. */
export const NOTHING_HELD: HeldRequest = { request: undefined, isRight: true }

export interface RequestFoldProps {
  /** Of the page; its line is there from the start. */
  product: InquiryProduct
  /** Told at each change, for the form to send it. */
  onChange: (held: HeldRequest) => void
}
