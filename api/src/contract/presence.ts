import { z } from 'zod/mini'

/** Milliseconds between two calls of a form that is on view; one that has not called for twenty seconds is gone. */
export const PRESENCE_BEAT_MS = 4000

/** What `POST /api/admin/presence/{id}` is sent: the id that a tab of a browser has made for itself. */
export const presenceNote = z.strictObject({ tab: z.uuid('tab is not an id') })

/** Its answer: the names of others who have the form of the same item or position open. */
export const presence = z.strictObject({ others: z.array(z.string()) })
export type Presence = z.infer<typeof presence>

export const presenceEnded = z.strictObject({ ok: z.literal(true) })
