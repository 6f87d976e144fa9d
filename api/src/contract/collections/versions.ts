import { z } from 'zod/mini'

/**
 * `GET /api/admin/{collection}/{id}/versions`: what each of the last saves made of it, the last one first; none when it was
 * never changed. Kept as long as versions of news.
 */
export const versionsOf = (item: z.ZodMiniType) =>
  z.strictObject({
    versions: z.array(z.strictObject({ version: z.int(), savedAt: z.string(), savedBy: z.nullable(z.string()), item })),
  })

/** What one save made of an item; `savedBy` is `null` when it is not known. */
export type CollectionVersion<Item> = { version: number; savedAt: string; savedBy: string | null; item: Item }
