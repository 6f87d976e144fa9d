import { expect, test } from 'vitest'
import { isFound, titleOf } from './publications.ts'

test('ADM-12 the list shows the first title there is in the order bg, en, de, it', () => {
  expect(titleOf({ bg: 'Нов стан', en: 'New mill', de: '', it: '' })).toBe('Нов стан')
  expect(titleOf({ bg: ' ', en: 'New mill', de: 'Neu', it: '' })).toBe('New mill')
  expect(titleOf({ bg: '', en: '', de: '', it: 'Nuovo' })).toBe('Nuovo')
  expect(titleOf({ bg: '', en: '', de: '', it: '' })).toBe('')
})

test('a title is found by any part of it, however capitalised', () => {
  expect(isFound('Новата ЛИНИЯ', ' линия')).toBe(true)
  expect(isFound('Новата линия', 'преса')).toBe(false)
})
