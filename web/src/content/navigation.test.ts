import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { footerGroups, legalLinks, type MenuItem, mainMenu, movedTo, sectionOf, topMenu } from './navigation.ts'

const ofMenu = ({ pages = [], groups = [], ...item }: MenuItem) => [
  item,
  ...pages,
  ...groups.flatMap(({ links }) => links),
]
const links = [
  ...[...topMenu, ...mainMenu].flatMap(ofMenu),
  ...footerGroups.flatMap((group) => group.links),
  ...legalLinks,
]

test('every link and heading of the navigation has a text', async () => {
  const { t, exists } = await createLoadedI18n()
  const groups = [...mainMenu.flatMap((item) => item.groups ?? []), ...footerGroups]
  for (const { label } of [...links, ...groups]) {
    expect(exists(label, { ns: 'shell' }), label).toBe(true)
    expect(t(label, { ns: 'shell' })).toMatch(/\S/)
  }
})

test('the menus stand in their order', { tags: ['SHELL-01', 'SHELL-02'] }, async () => {
  const { t } = await createLoadedI18n()
  const names = (menu: readonly MenuItem[]) => menu.map(({ label }) => t(label, { ns: 'shell' }))
  expect(names(topMenu)).toEqual(['News', 'About us', 'Investors', 'Careers', 'Download center'])
  expect(names(mainMenu)).toEqual(['Home', 'Markets', 'Products', 'Sustainability', 'Contacts'])
})

test('a menu item leads to the first of its pages, markets to packaging', { tags: ['SHELL-04', 'AMB-05'] }, () => {
  const target = (label: string) => [...topMenu, ...mainMenu].find((item) => item.label === label)?.to
  expect(target('menu.markets')).toBe('/markets/packaging')
  expect(target('menu.products')).toBe('/products')
  expect(target('menu.home')).toBe('/')
  for (const { label, to, pages } of [...topMenu, ...mainMenu])
    if (pages && label !== 'menu.markets') expect(to).toBe(pages[0]?.to)
})

test('an address belongs to the section of its first part', () => {
  expect(sectionOf('/')).toBe('/')
  expect(sectionOf('/news?medias=true')).toBe('/news')
  expect(sectionOf('/careers/open-positions')).toBe('/careers')
})

test('addresses without a page lead to the first page of their section, others nowhere', {
  tags: ['AMB-03', 'AMB-06'],
}, () => {
  expect(movedTo('/markets')).toBe('/markets/packaging')
  expect(movedTo('/contacts')).toBe('/contacts/sales-department')
  expect(movedTo('/careers/')).toBe('/careers/career')
  expect(movedTo('/investors')).toBe('/investors/management')
  expect(movedTo('/sustainability')).toBe('/sustainability/environment')
  expect(movedTo('/download-center')).toBe('/download-center/catalogues')
  expect(movedTo('/products/extruded')).toBe('/products/extruded/profiles-for-building-and-architecture')
  expect(movedTo('/contacts/locations')).toBe('/contacts/factory-location')
  for (const path of [
    '/',
    '/news',
    '/products',
    '/nothing',
    '/markets/packaging',
    '/products/nothing',
    '//',
    '/contacts//',
  ])
    expect(movedTo(path), path).toBeUndefined()
})
