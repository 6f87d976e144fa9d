import type { InquiryFile } from 'api/contract/inquiry-files'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import type { InquiryRequest } from 'supabase/inquiry-request'

/** What the fold holds when the form is sent. */
export interface HeldRequest {
  request: InquiryRequest | undefined
  isRight: boolean
  /** The files that `request` names by their ids. */
  files?: readonly InquiryFile[]
  /** To be told when all of it is stored. */
  onSent?: () => void
  /** To be told when the server has given up a file meanwhile. */
  onFilesGone?: () => void
}

/** The fold has not been opened. */
export const NOTHING_HELD: HeldRequest = { request: undefined, isRight: true }

/** What a fold needs of its form. */
export interface FoldProps {
  /** Told at each change, for the form to send it. */
  onChange: (held: HeldRequest) => void
}

export interface RequestFoldProps extends FoldProps {
  /** Of the page; its line is there from the start. */
  product: InquiryProduct
}
