import type { Tab } from '#features/admin/publications.ts'

/** The registers, by the names in their addresses and of their tabs. */
export type RegisterName = Tab & ('documents' | 'events' | 'people')

/** Whether a tab is that of a register. */
export const isRegister = (tab: Tab): tab is RegisterName => tab === 'documents' || tab === 'events' || tab === 'people'

/** What every register has of a thing. */
export interface RegisterItem {
  _id: string
  isHidden: boolean
  updatedAt: string
  updatedBy: string | null
}
