import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { titleOf } from './publications.ts'

test('the list shows the first title there is in the order bg, en, de, it', { tags: ['ADM-12'] }, () => {
  expect(titleOf({ bg: 'Нов стан', en: 'New mill', de: '', it: '' })).toBe('Нов стан')
  expect(titleOf({ bg: ' ', en: 'New mill', de: 'Neu', it: '' })).toBe('New mill')
  expect(titleOf({ bg: '', en: '', de: '', it: 'Nuovo' })).toBe('Nuovo')
  expect(titleOf({ bg: '', en: '', de: '', it: '' })).toBe('')
})

test('in every mixture of languages it is the first of bg, en, de, it whose title is more than spaces', {
  tags: ['ADM-12'],
}, () => {
  const title = fc.constantFrom('', ' ', '\t', 'A', ' Б ')
  fc.assert(
    fc.property(fc.record({ bg: title, en: title, de: title, it: title }), (titles) => {
      const inOrder = [titles.bg, titles.en, titles.de, titles.it]
      expect(titleOf(titles)).toBe(inOrder.filter((one) => /\S/.test(one))[0] ?? '')
    }),
    cases(2000),
  )
})
