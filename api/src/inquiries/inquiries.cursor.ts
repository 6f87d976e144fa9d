import { invalid } from '#http/errors.ts'
import { isUuid } from '#supabase/uuid.ts'

/** The place of an inquiry in the order newest first. */
export type InquiryPlace = { created_at: string; id: string }

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/

/** An opaque word for `before`. */
export function cursorOf({ created_at, id }: InquiryPlace): string {
  return Buffer.from(`${created_at} ${id}`).toString('base64url')
}

/** @throws 400 when it is no cursor of this list */
export function placeOf(cursor: string): InquiryPlace {
  const [created_at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!TIME.test(created_at) || Number.isNaN(Date.parse(created_at)) || !isUuid(id))
    throw invalid('before is not a cursor of this list', 'before')
  return { created_at, id }
}
