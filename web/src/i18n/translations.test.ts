import { expect, test } from 'vitest'
import { createBundledI18n } from './bundled-translations.ts'

test('a key without a translation throws', async () => {
  const i18n = await createBundledI18n(['shell'])
  const { t } = i18n
  expect(t('shell:notFound.text')).toBe('There is nothing here')
  expect(() => t('shell:notFound.nowhere' as 'notFound.text')).toThrow('shell:notFound.nowhere')
  expect(() => t('home:meta.title')).toThrow('home:meta.title')
})
