import { z } from 'zod/mini'

/** `POST /api/admin/{collection}/{id}/move`: one place up or down in its list. */
export const moveRequest = z.strictObject({ isUp: z.boolean() })
