import type { PanelSearch } from '#features/admin/list/panel-search.ts'

/** The same part of the list, with no inquiry read. */
export function withoutInquiry({ inquiry: _, ...list }: PanelSearch): PanelSearch {
  return { ...list, tab: 'inquiries' }
}
