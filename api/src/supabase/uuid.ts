import { z } from 'zod/mini'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for what Postgres reads as a uuid in its usual form. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Params of routes that end in `/:id`. */
export const uuidParams = z.object({ id: z.string().check(z.regex(UUID, 'not an id')) })
