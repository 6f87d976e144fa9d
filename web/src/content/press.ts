import type { Person } from './person.ts'
import { otherContacts } from './staff/other-contacts.ts'

/** Whom journalists ask. */
export const pressContact: Person | undefined = otherContacts.find(
  ({ position }) => position === 'Communications Manager',
)
