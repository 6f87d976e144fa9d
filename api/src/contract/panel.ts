import { z } from 'zod/mini'

/** `GET /api/admin/counts`: how many rows each list of the administration holds, and how many mails failed. */
export const panelCounts = z.strictObject({
  news: z.number(),
  media: z.number(),
  careers: z.number(),
  documents: z.number(),
  events: z.number(),
  people: z.number(),
  inquiries: z.number(),
  failedMails: z.number(),
})
export type PanelCounts = z.infer<typeof panelCounts>
