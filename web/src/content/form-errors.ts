/**
 * Whether a form says below a field what is wrong with it, until it is changed (AMB-51, WCAG 3.3.1). With `areTold: false`
 * the field is only marked for a moment, as INQ-09 says.
 */
export const formErrors = { areTold: true }
