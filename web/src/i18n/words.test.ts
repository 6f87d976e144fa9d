import { expect, test } from 'vitest'
import { createWords } from './words.ts'

test('a key without words throws', () => {
  const { t } = createWords()
  expect(t('shell:notFound.text')).toBe('There is nothing here')
  expect(() => t('shell:notFound.nowhere' as 'notFound.text')).toThrow('shell:notFound.nowhere')
  expect(() => t('home:meta.title')).toThrow('home:meta.title')
})
