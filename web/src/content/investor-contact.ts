import { otherContacts } from './staff/other-contacts.ts'

const POSITION = 'Investor Relations Director'

/** Whom investors ask by name. */
export const investorContact = otherContacts.find(({ position }) => position === POSITION) ?? missing()

function missing(): never {
  throw new Error(`Nobody is ${POSITION}.`)
}
