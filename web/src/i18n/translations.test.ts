import { expect, test } from 'vitest'
import { readBundledWords } from './bundled-translations.ts'
import { createLoadWords } from './load-translations.ts'
import { createWords } from './translations.ts'

test('a key without words throws', async () => {
  const words = createWords()
  await createLoadWords(words, readBundledWords)(['shell'])
  const { t } = words
  expect(t('shell:notFound.text')).toBe('There is nothing here')
  expect(() => t('shell:notFound.nowhere' as 'notFound.text')).toThrow('shell:notFound.nowhere')
  expect(() => t('home:meta.title')).toThrow('home:meta.title')
})
