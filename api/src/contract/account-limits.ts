/** Apart from the schemas, for the pages of staff read them. */

/** Shortest password that staff may choose in the administration. */
export const MIN_NEW_PASSWORD = 12
/** Hours for which the link of an invitation opens, as `queue_account_mail` of the database has it. */
export const HOURS_OF_INVITATION = 24
/** Letters of the name by which someone tells the own passkeys apart. */
export const MAX_PASSKEY_NAME = 60
/** How an account can pass the second step, the better one first; recovery codes stand in for each of them. */
export const SECOND_STEPS = ['passkey', 'app'] as const
export type SecondStepWay = (typeof SECOND_STEPS)[number]
