import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { firstDocuments } from './first-documents.testing.ts'
import { sustainabilityPages } from './sustainability.ts'

const { exists } = await createLoadedI18n()

test('the pages of sustainability, their sections and certifications', { tags: ['SUS-02', 'SUS-05'] }, () => {
  expect(sustainabilityPages.filter(({ header }) => header === 'tall').map(({ page }) => page)).toEqual([
    'responsibility',
  ])
  const certificates = firstDocuments.filter(({ section }) => section === 'certificates').map(({ name }) => name)
  for (const page of sustainabilityPages) {
    for (const { id } of page.sections)
      expect(exists(`sustainability:${page.key}.sections.${id}.heading`), id).toBe(true)
    expect(certificates).toEqual(expect.arrayContaining([...page.certificates]))
  }
})
