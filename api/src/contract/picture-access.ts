import { z } from 'zod/mini'

/** `GET /api/admin/pictures/access`: `access` goes into the query of a picture that visitors may not see. */
export const pictureAccess = z.strictObject({ access: z.string(), expiresAt: z.string() })
export type PictureAccess = z.infer<typeof pictureAccess>
