import { expect, test } from 'vitest'
import { createAppRouter } from './router.tsx'

test('the named routes of the specification keep their names, and no name stands twice', { tags: ['ROUTE-20'] }, () => {
  const { routesById } = createAppRouter({
    call: async () => undefined as never,
    readTranslations: async () => ({}),
    site: '',
  })
  const names = Object.values(routesById).flatMap(({ options }) => options.staticData?.name ?? [])
  for (const name of [
    'ProductsMain',
    'AboutPage',
    'MarketsPage',
    'ContactsProfile',
    'Sustainability',
    'Investors',
    'Careers',
    'DownloadCenter',
    'Administration',
    'AdministrationLogin',
  ])
    expect(names).toContain(name)
  expect(names.length).toBe(new Set(names).size)
})
