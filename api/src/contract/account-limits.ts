/** Apart from the schemas, for the pages of staff read them. */

/** Shortest password that staff may choose in the administration. */
export const MIN_NEW_PASSWORD = 12
/** Hours for which the link of an invitation opens, as `queue_account_mail` of the database has it. */
export const HOURS_OF_INVITATION = 24
