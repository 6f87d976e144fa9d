import { z } from 'zod/mini'

/** `POST /api/admin/{register}/{id}/move`: one place up or down in its list. */
export const registerMove = z.strictObject({ isUp: z.boolean() })
