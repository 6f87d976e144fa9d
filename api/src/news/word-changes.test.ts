import { expect, test } from 'vitest'
import type { WordChange } from '#contract/corrections.ts'
import { newsContent } from '#contract/news-texts.ts'
import { sideOf } from '#contract/paragraph-side.ts'
import { isUndone, wordChanges } from './word-changes.ts'

const english = (contentOne: string, more: object = {}) =>
  newsContent.parse({ en: { title: 'Casthouse', contentOne, ...more } })
const changesIn = (before: string, after: string) => wordChanges(english(before), english(after))
const sides = ([change]: WordChange[]) =>
  change?.paragraphs.map((one) => [sideOf(one, 'before'), sideOf(one, 'now')]) ?? []

test('a changed figure is shown within its paragraph, which alone is shown', () => {
  const changes = changesIn(
    '<p>On schedule.</p><p>About 3900 tonnes of CO₂ avoided.</p>',
    '<p>On schedule.</p><p>About <strong>3300 tonnes</strong> of CO₂ avoided.</p>',
  )
  expect(changes).toEqual([
    {
      language: 'en',
      paragraphs: [
        [
          { change: 'same', text: 'About ' },
          { change: 'removed', text: '3900' },
          { change: 'added', text: '3300' },
          { change: 'same', text: ' tonnes of CO₂ avoided.' },
        ],
      ],
      more: 0,
    },
  ])
})

test('marks, links, white space, pictures, and where a paragraph ends, are no words', () => {
  const before = '<p>One  two. Three.</p>'
  for (const after of [
    '<p>One <a href="/products">two</a>. Three.</p>',
    '<p>One two.</p><p>Three.</p>',
    '<h2>One two. Three.</h2><img src="/uploads/news/hall-800x600.png">',
    '<ul><li>One two.</li><li>Three.</li></ul>',
  ])
    expect(changesIn(before, after)).toEqual([])
})

test('what has come has no earlier words, what has gone has no later ones, and a title comes first', () => {
  const before = english('<p>Stays.</p><p>Goes away for good.</p>')
  const after = english('<p>A paragraph that is new.</p><p>Stays.</p>', { title: 'Casthouse in Shumen' })
  expect(sides(wordChanges(before, after))).toEqual([
    ['Casthouse', 'Casthouse in Shumen'],
    ['', 'A paragraph that is new.'],
    ['Goes away for good.', ''],
  ])
})

test('text that moves over the gallery is the same; a language that comes or goes is none', () => {
  expect(wordChanges(english('<p>A</p><p>B</p>'), english('<p>A</p>', { contentTwo: '<p>B</p>' }))).toEqual([])
  const both = newsContent.parse({ en: { title: 'Casthouse' }, de: { title: 'Gießerei' } })
  const one = newsContent.parse({ en: { title: 'Casthouse' } })
  expect([wordChanges(one, both), wordChanges(both, one)]).toEqual([[], []])
})

test('a change and its way back take each other away', () => {
  const [there] = changesIn('<p>About 3900 tonnes.</p>', '<p>About 3300 tonnes.</p>')
  const [back] = changesIn('<p>About 3300 tonnes.</p>', '<p>About 3900 tonnes.</p>')
  const [further] = changesIn('<p>About 3300 tonnes.</p>', '<p>About 3500 tonnes.</p>')
  if (!there || !back || !further) throw new Error('nothing has changed')
  expect([isUndone(there, back), isUndone(there, further)]).toEqual([true, false])
})

test('a text that is written again shows twelve paragraphs and counts the others, and long ones take no long search', () => {
  const text = (word: string) => Array.from({ length: 40 }, (_, at) => `<p>${word} ${at} ${word}</p>`).join('')
  const [change] = changesIn(text('old'), text('new'))
  expect(change?.paragraphs).toHaveLength(12)
  expect(change?.more).toBeGreaterThan(20)
  const words = (step: number) => `<p>${Array.from({ length: 20_000 }, (_, at) => (at * step) % 9973).join(' ')}</p>`
  expect(changesIn(words(7), words(11))[0]?.paragraphs.length).toBeGreaterThan(0)
})
