/**
 * What an account works with; apart from schemas, for the pages of staff read it. An administrator does everything, and
 * alone sees users and the journal. `news` has the newsletter, `documents` the other collections.
 */
export const ROLES = ['administrator', 'news', 'positions', 'inquiries', 'documents'] as const
export type Role = (typeof ROLES)[number]

/** Whether roles allow what one of `needed` is for. */
export const isAllowed = (roles: readonly Role[], needed: readonly Role[]): boolean =>
  roles.includes('administrator') || roles.some((role) => needed.includes(role))
