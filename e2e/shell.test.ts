import { expect, inject, test } from 'vitest'
import { readPage } from './rendered-page.ts'
import { pageOf } from './site-pages.ts'

const url = inject('siteUrl')

test('the sitemap links every section', {
  tags: ['LEG-01', 'LEG-02', 'LEG-03', 'LEG-04', 'LEG-05'],
}, async () => {
  const { main, title } = await pageOf('/sitemap')
  expect(title).toBe('Sitemap | Balkalum')
  for (const [name, address] of Object.entries({
    'Mission and values': '/about-the-company/mission-and-values',
    Packaging: '/markets/packaging',
    'Medias about us': '/news?medias=true',
    Shares: '/investors/shares',
    Locations: '/contacts/factory-location',
    Internships: '/careers/internships',
    'Disclosure policy': '/disclosure-policy',
    'Terms of use': '/terms-of-use',
    'Personal data': '/personal-data',
    Accessibility: '/accessibility',
    'Report a vulnerability': '/vulnerability-disclosure',
    'Report a breach': '/report-a-breach',
  }))
    expect(main.one('a', name).attributes.href).toBe(address)
})

test('the footer has all links, the legal ones, the copyright and both banners', {
  tags: ['FOOT-01', 'FOOT-02', 'FOOT-03', 'FOOT-04', 'FOOT-05'],
}, async () => {
  const { root } = await pageOf('/terms-of-use')
  const [footer] = root.all('footer')
  for (const [name, address] of Object.entries({
    'Financial statements': '/investors/financial-statements',
    Sitemap: '/sitemap',
    'Disclosure policy': '/disclosure-policy',
    'Terms of use': '/terms-of-use',
    Accessibility: '/accessibility',
    'Report a vulnerability': '/vulnerability-disclosure',
    'Report a breach': '/report-a-breach',
  }))
    expect(footer?.one('a', name).attributes.href).toBe(address)
  expect(footer?.text).toMatch(/© \d{4} Balkalum AD/)
  expect(footer?.all('[lang="bg"]').map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Пази детето на пътя'),
  )
  expect(footer?.one('a', /Clean Shumen/)).toBeDefined()
})

test('canonical and shared addresses are the public ones, by whatever name the server is reached', async () => {
  const page = readPage(await (await fetch(`${url.replace('127.0.0.1', 'localhost')}/markets/packaging`)).text())
  expect(page.canonical).toEqual([`${url}/markets/packaging`])
  expect(page.metas.get('og:url')).toBe(`${url}/markets/packaging`)
})

test('the administration has no header and no footer', { tags: ['SHELL-17'] }, async () => {
  const { root } = readPage(await (await fetch(`${url}/admin/login`)).text())
  expect(root.all('header nav, footer').map(({ tag, name }) => `${tag} ${name}`)).toEqual([])
})

test('a translator leaves the brand alone', async () => {
  const { root } = await pageOf('/')
  const kept = root.all('header')[0]?.all('[translate="no"]')
  expect(kept?.map(({ text }) => text)).toContain('Balkalum')
})
