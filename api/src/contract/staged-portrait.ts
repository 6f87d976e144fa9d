import { z } from 'zod/mini'

/** `POST /api/admin/people/pictures`: the name by which a person may show the photograph, and its size in pixels. */
export const stagedPortrait = z.strictObject({ picture: z.string(), width: z.number(), height: z.number() })
export type StagedPortrait = z.infer<typeof stagedPortrait>
