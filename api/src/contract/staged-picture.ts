import { z } from 'zod/mini'

/** Days for which a picture waits for an item that shows it; `discard_staged_pictures` of the database. */
export const DAYS_STAGED = 7

/** `POST /api/admin/pictures`: the file by which an item may name the picture. */
export const stagedPicture = z.strictObject({ file: z.string(), width: z.number(), height: z.number() })
export type StagedPicture = z.infer<typeof stagedPicture>
