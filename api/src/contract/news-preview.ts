import { z } from 'zod/mini'

/** Days for which a link to a preview is valid; `preview_links` of the database. */
export const DAYS_OF_PREVIEW = 7

/** Characters of a token: 24 random bytes and 16 of their signature, in hexadecimal. */
export const PREVIEW_TOKEN = /^[0-9a-f]{80}$/

/** Token of the frame beside the form: it shows nothing but what the form sends it. */
export const FRAME_TOKEN = /^0{32}[0-9a-f]{48}$/

/** `GET /api/admin/preview-frame`: the path of a page that the form may frame, for twelve hours. */
export const previewFrame = z.strictObject({ path: z.string() })
export type PreviewFrame = z.infer<typeof previewFrame>

/** `POST /api/admin/news/{id}/preview-links`: the link that holds, or a new one. */
export const previewLinkMade = z.strictObject({ _id: z.uuid(), url: z.string(), expiresAt: z.string() })
export type PreviewLinkMade = z.infer<typeof previewLinkMade>

/** `DELETE /api/admin/news/{id}/preview-links/{_id}`: it ends at once. */
export const previewLinkRevoked = z.strictObject({ ok: z.literal(true) })
