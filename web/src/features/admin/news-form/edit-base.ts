import type { EditedNews } from './edited-news.ts'

/**
 * The item that is edited, the version of it that the form saw, and the version of the public item that its values were
 * compared with; `null` for a new item.
 */
export type Base = { item: EditedNews; version: string; basedOn: string } | null

/** What a form starts from that shows a stored item. */
export const baseOf = (item: EditedNews): NonNullable<Base> => ({
  item,
  version: item.updatedAt,
  basedOn: item.basedOn,
})
