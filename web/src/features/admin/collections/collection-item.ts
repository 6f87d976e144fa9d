import type { Tab } from '#features/admin/tabs.ts'

/** The collections, by the names in their addresses and of their tabs. */
export type CollectionName = Tab & ('careers' | 'documents' | 'events' | 'people')

/** Whether a tab is that of a collection. */
export const isCollection = (tab: Tab): tab is CollectionName =>
  tab === 'careers' || tab === 'documents' || tab === 'events' || tab === 'people'

/** What every collection has of a thing. */
export interface CollectionItem {
  _id: string
  isHidden: boolean
  updatedAt: string
  updatedBy: string | null
}
