import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

test('a report for each year from 2024 back to 2019', { tags: ['SUS-03'] }, async () => {
  const { main } = await pageOf('/sustainability/sustainability-reports')
  const files = main.all('a[href$=".pdf"]')
  expect(files.map(({ attributes }) => attributes.href)).toEqual(
    Array.from({ length: 6 }, (_, back) => `/documents/sustainability/sustainability-report-${2024 - back}.pdf`),
  )
  for (const [back, { text }] of files.entries()) expect(text).toContain(`Sustainability report ${2024 - back}`)
})

test('policies and certificates are files that open in a new tab and say so', {
  tags: ['SUS-04', 'SUS-05', 'SUS-06'],
}, async () => {
  const { main, text } = await pageOf('/sustainability/responsibility')
  const policies = main.one('section', 'Policies')
  expect(policies.all('strong').map((name) => name.text)).toEqual([
    'Environment policy',
    'Sustainability policy',
    'Social responsibility policy',
    'Business conduct policy',
    'Anti-bribery policy',
    'Complaints policy',
    "Suppliers' code",
    'Health and safety policy',
  ])
  const certification = main.one('section', 'Independent certification')
  expect(certification.all('dt').map((name) => name.text)).toEqual([
    'EN ISO 14001:2015',
    'ISO 45001:2018',
    'ASI Performance Standard V2',
  ])
  expect(text).toContain('certified since 2019')
  const files = main.all('a[href$=".pdf"]')
  expect(files).toHaveLength(8 + 3 + 2)
  for (const { attributes, name } of files) {
    expect(attributes.target, name).toBe('_blank')
    expect(name).toContain('opens in a new tab')
  }
})
