import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { productPath, productUrls } from './catalogue.ts'
import { footerGroups, legalLinks, mainMenu, topMenu } from './navigation.ts'
import { type SitePath, sitePages } from './site-pages.ts'

const { t } = await createLoadedI18n()
const paths: SitePath[] = [...sitePages.map(({ path }) => path), ...productUrls.map(productPath)]

test('every page has a name, a title and a description of its own', () => {
  const heads = sitePages
    .filter(({ path }) => path !== '/news?medias=true')
    .map(({ title, meta }) => {
      expect(t(title)).toMatch(/\S/)
      return t(meta)
    })
  for (const { title, description } of heads) {
    expect(title.length, title).toBeGreaterThanOrEqual(8)
    expect(title.length, title).toBeLessThanOrEqual(65)
    expect(description.length, title).toBeGreaterThanOrEqual(60)
    expect(description.length, title).toBeLessThanOrEqual(170)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

test('every address of the navigation is a page, and every page is linked', {
  tags: ['LEG-01', 'LEG-02', 'LEG-03', 'LEG-04', 'LEG-05'],
}, () => {
  const linked = new Set<string>([
    ...[...topMenu, ...mainMenu].flatMap(({ to, pages = [], groups = [] }) => [
      to,
      ...pages.map((page) => page.to),
      ...groups.flatMap(({ links }) => links.map((link) => link.to)),
    ]),
    ...footerGroups.flatMap(({ links }) => links.map(({ to }) => to)),
    ...legalLinks.map(({ to }) => to),
  ])
  expect(paths.filter((path) => !linked.has(path))).toEqual([])
  expect([...linked].filter((path) => !paths.some((known) => known === path))).toEqual([])
})
