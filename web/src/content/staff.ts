import type { Person } from './person.ts'
import { otherContacts } from './staff/other-contacts.ts'
import { salesDirectors } from './staff/sales-directors.ts'
import { salesExtruded } from './staff/sales-extruded.ts'
import { salesRolled } from './staff/sales-rolled.ts'
import { supplyChains } from './staff/supply-chains.ts'

export type StaffPage = 'sales-department' | 'supply-chains' | 'other-contacts'

/** The three lists, by the page that shows each (CONT-17). */
export const staff: Readonly<Record<StaffPage, readonly Person[]>> = {
  'sales-department': [...salesDirectors, ...salesRolled, ...salesExtruded],
  'supply-chains': supplyChains,
  'other-contacts': otherContacts,
}
