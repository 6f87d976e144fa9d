import { z } from 'zod/mini'

const id = z.nullable(z.uuid())

/** `POST /api/admin/{collection}/{id}/move`: between which two of its list an item comes; null for an end of the list. */
export const moveRequest = z.strictObject({ after: id, before: id })
export type MoveRequest = z.infer<typeof moveRequest>
