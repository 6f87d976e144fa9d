import { expect, test } from 'vitest'
import { productPath, productUrls } from './catalogue.ts'
import { productGroups } from './navigation.ts'
import { sitePages } from './site-pages.ts'
import { sitemapGroups } from './sitemap.ts'

const listed = [...sitemapGroups, ...productGroups].flatMap(({ links }) => links)

test('the sitemap lists every public page once', {
  tags: ['LEG-01', 'LEG-02', 'LEG-03', 'LEG-04', 'LEG-05', 'AMB-06'],
}, () => {
  const own = ['/', '/products', '/sitemap']
  const pages = sitePages.map(({ path }) => path).filter((path) => !own.includes(path))
  expect(listed.map(({ to }) => to).sort()).toEqual([...pages, ...productUrls.map(productPath)].sort())
})

test('the location of the factory is called "locations"', { tags: ['LEG-04', 'AMB-06'] }, () => {
  expect(listed.find(({ to }) => to === '/contacts/factory-location')?.label).toBe('pages.locations')
})
