import { z } from 'zod/mini'

const uuid = z.guid('not an id')

/** True for what Postgres reads as a uuid in its usual form. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success

/** Params of routes that end in `/:id`. */
export const uuidParams = z.object({ id: uuid })
