import { expect, test } from 'vitest'
import { readBundledWords } from './all-words.ts'
import { createWords } from './words.ts'
import { createLoadWords } from './words-by-need.ts'

test('a key without words throws', async () => {
  const words = createWords()
  await createLoadWords(words, readBundledWords)(['shell'])
  const { t } = words
  expect(t('shell:notFound.text')).toBe('There is nothing here')
  expect(() => t('shell:notFound.nowhere' as 'notFound.text')).toThrow('shell:notFound.nowhere')
  expect(() => t('home:meta.title')).toThrow('home:meta.title')
})
