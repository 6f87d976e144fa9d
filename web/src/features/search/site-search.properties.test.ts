import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { createSiteSearch, type SiteEntry } from './site-search.ts'
import { closeness, closenessWithTypo, wordsOf } from './word-match.ts'

const FILLERS = ['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']

/** The words of a field, and each two neighbours written as one. */
const withPairs = (text: string) => {
  const words = wordsOf(text)
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)]
}

/** The words of an entry with their weights: a title counts 8, tags 5, a description 3, other text 1. */
function weighted({ title, tags = [], description, text = '' }: SiteEntry): [word: string, weight: number][] {
  const titleBonus = 2 / (wordsOf(title).length || 1)
  return [
    ...withPairs(title).map((word): [string, number] => [word, 8 + titleBonus]),
    ...tags.flatMap(withPairs).map((word): [string, number] => [word, 5]),
    ...wordsOf(description).map((word): [string, number] => [word, 3]),
    ...wordsOf(text).map((word): [string, number] => [word, 1]),
  ]
}

/** Word by word what the search promises, without an index. */
function searchPlainly(entries: readonly SiteEntry[], input: string, limit: number): SiteEntry[] {
  const known = new Set(entries.flatMap(weighted).map(([word]) => word))
  const scoreOf = (entry: SiteEntry, typed: string) => {
    const near = (word: string) => closeness(typed, word) || (known.has(typed) ? 0 : closenessWithTypo(typed, word))
    const best = new Map<string, number>()
    for (const [word, weight] of weighted(entry)) best.set(word, Math.max(best.get(word) ?? 0, weight))
    return Math.max(0, ...[...best].map(([word, weight]) => near(word) * weight))
  }
  const all = wordsOf(input)
  const telling = all.filter((word) => !FILLERS.includes(word))
  const typed = telling.length > 0 ? telling : all
  const scored = entries.map((entry) => {
    const each = typed.map((word) => scoreOf(entry, word))
    const apart = typed.length === 0 || each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0) / each.length
    return { entry, score: Math.max(apart, typed.length > 1 ? scoreOf(entry, typed.join('')) : 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

const word = fc.constantFrom(
  'foil',
  'foils',
  'household',
  'houshold',
  'fin',
  'stock',
  'finstock',
  'Façade',
  '6082',
  '6062',
  'the',
  'of',
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const entry = fc.record({
  kind: fc.constant('page' as const),
  path: fc.uuid(),
  title: text,
  description: text,
  tags: fc.array(text, { maxLength: 2 }),
  text,
})
const entries = fc.uniqueArray(entry, { maxLength: 6, selector: ({ path }) => path })

test('the index of the search finds what looking at every word of every entry finds, in the same order', () => {
  fc.assert(
    fc.property(entries, text, fc.integer({ min: 1, max: 6 }), (all, input, limit) => {
      const { entries, isClose } = createSiteSearch(all)(input, limit)
      const found = isClose ? [] : entries.map(({ path }) => path)
      expect(found).toEqual(searchPlainly(all, input, limit).map(({ path }) => path))
    }),
    cases(3000),
  )
})

test('what is left out is not found, and its place goes to the next', () => {
  fc.assert(
    fc.property(entries, text, fc.nat(5), (all, input, which) => {
      const search = createSiteSearch(all)
      const { entries: whole, isClose } = search(input, 10)
      fc.pre(!isClose)
      const without = new Set([whole[which]?.path ?? ''])
      expect(search(input, 10, without).entries).toEqual(whole.filter(({ path }) => !without.has(path)))
    }),
    cases(1000),
  )
})
