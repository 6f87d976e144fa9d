import { isIsoDate } from '#contract/dates.ts'
import { invalid } from '#http/errors.ts'

/** The place of an item in the order newest first. */
export type NewsPlace = { published_on: string; created_at: string; id: string }

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An opaque word for `before`. */
export function cursorOf({ published_on, created_at, id }: NewsPlace): string {
  return Buffer.from(JSON.stringify([published_on, created_at, id])).toString('base64url')
}

/** @throws 400 when it is no cursor of this list */
export function placeOf(cursor: string): NewsPlace {
  const [published_on, created_at, id] = read(cursor)
  if (!isIsoDate(published_on) || !TIME.test(created_at) || Number.isNaN(Date.parse(created_at)) || !UUID.test(id))
    throw invalid('before is not a cursor of this list', 'before')
  return { published_on, created_at, id }
}

function read(cursor: string): [string, string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts)) return [String(parts[0]), String(parts[1]), String(parts[2])]
  } catch {
    // falls through: whatever it is, it is no cursor
  }
  return ['', '', '']
}
