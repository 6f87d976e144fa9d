import { expect, test } from 'vitest'
import { readBundledTranslations } from './bundled-translations.ts'
import { createLoadTranslations } from './load-translations.ts'
import { createI18n } from './translations.ts'

test('a key without a translation throws', async () => {
  const i18n = createI18n()
  await createLoadTranslations(i18n, readBundledTranslations)(['shell'])
  const { t } = i18n
  expect(t('shell:notFound.text')).toBe('There is nothing here')
  expect(() => t('shell:notFound.nowhere' as 'notFound.text')).toThrow('shell:notFound.nowhere')
  expect(() => t('home:meta.title')).toThrow('home:meta.title')
})
