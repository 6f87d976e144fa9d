import { expect, test } from 'vitest'
import { breadcrumbsTo } from './breadcrumbs.ts'
import { productPath, productUrls } from './catalogue.ts'
import { movedTo } from './navigation.ts'
import { sitePages } from './site-pages.ts'

const isPage = (path: string) =>
  sitePages.some((page) => page.path === path) || productUrls.some((product) => productPath(product) === path)

test('every page but the home page is reached on a way whose steps are pages, none an address that leads on', () => {
  const paths = [...sitePages.map(({ path }) => path), ...productUrls.map(productPath)]
  for (const path of paths.filter((one) => one !== '/' && !one.includes('?'))) {
    const trail = breadcrumbsTo(path) ?? []
    expect(trail.length, path).toBeGreaterThan(1)
    expect(trail[0]?.path).toBe('/')
    expect(trail.at(-1)?.path).toBe(path)
    for (const step of trail) expect([isPage(step.path), movedTo(step.path)], step.path).toEqual([true, undefined])
    expect(new Set(trail.map((step) => step.path)).size, path).toBe(trail.length)
  }
})

test('the way to a product leads through its category', () => {
  expect(breadcrumbsTo('/products/rolled-foils/finstock')?.map(({ path }) => path)).toEqual([
    '/',
    '/products',
    '/products/rolled-foils/household-foil',
    '/products/rolled-foils/finstock',
  ])
  expect(breadcrumbsTo('/products/rolled-foils/household-foil')?.map(({ label }) => label)).toEqual([
    'pages.home',
    'menu.products',
    'productNames.household-foil',
  ])
})

test('there is no way to the home page, nor to what is no page', () => {
  for (const path of [
    '/',
    '/404',
    '/careers/astronauts',
    '/products/rolled-foils/omnia',
    '/nowhere',
    '/news/a-new-press',
  ])
    expect(breadcrumbsTo(path), path).toBeUndefined()
})
