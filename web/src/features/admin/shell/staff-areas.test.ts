import { ROLES } from 'api/contract/roles'
import { expect, test } from 'vitest'
import { TABS } from '#features/admin/tabs.ts'
import { missingRole, sectionAt, tabsOf } from './staff-areas.ts'

test('one sees the lists of the own roles, an administrator all, and an account without a role none', () => {
  expect(tabsOf(['news'])).toEqual(['news', 'media', 'newsletter'])
  expect(tabsOf(['positions', 'inquiries'])).toEqual(['careers', 'inquiries'])
  expect(tabsOf(['administrator'])).toEqual(tabsOf(ROLES))
  expect(tabsOf([])).toEqual([])
})

test('the three lists of publications stand first, others follow as far as the role goes', { tags: ['AMB-57'] }, () => {
  expect(tabsOf(['administrator']).slice(0, 3)).toEqual(['news', 'media', 'careers'])
  expect(tabsOf(['news', 'positions', 'documents']).slice(0, 3)).toEqual(['news', 'media', 'careers'])
})

test.each([
  ['/admin', undefined, 'news'],
  ['/admin', 'people', 'people'],
  ['/admin', 'x', 'news'],
  ['/admin/news/mill', 'news', 'news'],
  ['/admin/news/mill/history', 'media', 'media'],
  ['/admin/documents/1', undefined, 'documents'],
  ['/admin/trash', undefined, undefined],
] as const)('the address %s, opened from %s, belongs to the section %s', (path, asked, section) => {
  expect(sectionAt(path, asked, TABS)).toBe(section)
})

test.each([
  [['news'], '/admin', 'inquiries', 'inquiries'],
  [['news'], '/admin', 'media', null],
  [['news'], '/admin', 'no list', null],
  [['positions'], '/admin', undefined, null],
  [['positions'], '/admin/news/new', undefined, 'news'],
  [['positions'], '/admin/careers/new', undefined, null],
  [['documents'], '/admin/journal', undefined, 'administrator'],
  [['administrator'], '/admin/journal', undefined, null],
  [['administrator'], '/admin/news/some-item/history', undefined, null],
  [[], '/admin/account', undefined, null],
  [[], '/admin/documents/1', undefined, 'documents'],
] as const)('with %j the address %s?tab=%s lacks %j', (roles, path, tab, missing) => {
  expect(missingRole(roles, path, tab)).toBe(missing)
})
