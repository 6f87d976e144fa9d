import { createLocalValue } from './local-value.ts'

/** Whether the visitor has accepted the cookie notice, as kept in this browser (CKIE-02, CKIE-03). */
const accepted = createLocalValue('termsAccepted')

export const areTermsAccepted = (): boolean => accepted.get() === 'true'

/** Stores the choice and tells who watches. */
export const acceptTerms = (): void => accepted.set('true')

/** Calls a listener when the terms are accepted, here or in another tab. @returns what stops it */
export const watchTerms = accepted.watch
