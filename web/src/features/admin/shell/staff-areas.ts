import { isAllowed, type Role } from 'api/contract/roles'
import { TABS, type Tab } from '#features/admin/tabs.ts'

/** Whose each list is; the collections are one role's. */
const TAB_ROLES: Partial<Record<Tab, Role>> = {
  news: 'news',
  media: 'news',
  newsletter: 'news',
  careers: 'positions',
  inquiries: 'inquiries',
}

/** Whose the pages below these addresses are; all others are for everybody who is signed in. */
const PAGE_ROLES: Record<string, Role> = {
  news: 'news',
  careers: 'positions',
  documents: 'documents',
  events: 'documents',
  people: 'documents',
  journal: 'administrator',
  attention: 'administrator',
  users: 'administrator',
}

const roleOf = (tab: Tab): Role => TAB_ROLES[tab] ?? 'documents'

/** The lists that an account with these roles works with, in their order. */
export const tabsOf = (roles: readonly Role[]): Tab[] => TABS.filter((tab) => isAllowed(roles, [roleOf(tab)]))

/** The section that an address belongs to; nothing for pages of none. @param asked the list that it names, or was opened from */
export function sectionAt(path: string, asked: unknown, sections: readonly Tab[]): Tab | undefined {
  const [, , page = ''] = path.split('/')
  const named = sections.find((each) => each === asked)
  if (page === '') return named ?? sections[0]
  if (page === 'news') return named === 'media' ? 'media' : 'news'
  return sections.find((each) => each === page)
}

/**
 * The role that an account lacks for an address of the administration; `null` when there is none.
 * @param tab the list that the address asks for, if it does
 */
export function missingRole(roles: readonly Role[], path: string, tab?: unknown): Role | null {
  const [, , page = ''] = path.split('/')
  const asked = page === '' ? TABS.find((each) => each === tab) : undefined
  const role = asked ? roleOf(asked) : PAGE_ROLES[page]
  return role === undefined || isAllowed(roles, [role]) ? null : role
}
