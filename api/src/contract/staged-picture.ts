import { z } from 'zod/mini'

/** `POST /api/admin/pictures`: the file by which an item may name the picture. */
export const stagedPicture = z.strictObject({ file: z.string(), width: z.number(), height: z.number() })
export type StagedPicture = z.infer<typeof stagedPicture>
