import { z } from 'zod/mini'

/**
 * `GET /api/admin/{collection}/{id}/versions`: what each of the last saves made of it, the last one first; none when nobody has
 * changed it. Kept as long as versions of news.
 */
export const versionsOf = (item: z.ZodMiniType) =>
  z.strictObject({
    versions: z.array(z.strictObject({ version: z.int(), savedAt: z.string(), savedBy: z.nullable(z.string()), item })),
  })

/** What one save made of an item; who saved it is `null` when nobody knows. */
export type CollectionVersion<Item> = { version: number; savedAt: string; savedBy: string | null; item: Item }
