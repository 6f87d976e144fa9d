import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { allDocuments } from './all-documents.ts'
import { policies } from './documents.ts'
import { sustainabilityPages } from './sustainability.ts'

const { exists } = await createLoadedI18n()

test('eight policies, each linked by a page and named in texts', { tags: ['SUS-04'] }, () => {
  expect(policies).toHaveLength(8)
  for (const { id } of policies) expect(exists(`sustainability:policies.${id}`), id).toBe(true)
  const linked = sustainabilityPages.flatMap((page): readonly string[] => page.policies)
  expect([...new Set(linked)].sort()).toEqual(policies.map(({ id }) => id).sort())
})

test('the pages of sustainability, their sections and certifications', { tags: ['SUS-02', 'SUS-05'] }, async () => {
  expect(sustainabilityPages.filter(({ header }) => header === 'tall').map(({ page }) => page)).toEqual([
    'responsibility',
  ])
  for (const { key, sections } of sustainabilityPages)
    for (const { id } of sections) expect(exists(`sustainability:${key}.sections.${id}.heading`), id).toBe(true)
})

test('no two documents share a file', { tags: ['LEG-08'] }, () => {
  expect(allDocuments).toHaveLength(71)
  expect(new Set(allDocuments).size).toBe(71)
  for (const file of allDocuments) expect(file).toMatch(/^\/documents\/[a-z]+\/[a-z0-9-]+\.pdf$/)
})
