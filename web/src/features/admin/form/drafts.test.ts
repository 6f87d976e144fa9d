import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { createDrafts, type Draft, type DraftPlace, draftedItems, dropDraftsOf, dropUnownedDrafts } from './drafts.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

const ANNA = '0d6ae8a3-6f0e-4d4b-9c43-0a1c1a7f0a01'
const IVAN = '0d6ae8a3-6f0e-4d4b-9c43-0a1c1a7f0a02'
const fresh: DraftPlace = { account: ANNA, item: 'news/new' }

const draft = (id: string, title: string): Draft<{ title: string }> => ({
  id,
  keptAt: '2026-03-12T12:05:00.000Z',
  version: null,
  values: { title },
})

test('what was typed is there again, and gone once it is saved', { tags: ['AMB-32'] }, () => {
  const store = memory()
  createDrafts(fresh, () => store).keep(draft('a', 'Нов стан'))
  expect(createDrafts(fresh, () => store).list()).toEqual([draft('a', 'Нов стан')])
  expect(createDrafts({ ...fresh, item: 'news/other' }, () => store).list()).toEqual([])
  createDrafts(fresh, () => store).dropAll()
  expect(store.kept.size).toBe(0)
})

test('a draft is offered to the account that wrote it and to no other, and goes with it', {
  tags: ['ADM-07'],
}, () => {
  const store = memory()
  createDrafts(fresh, () => store).keep(draft('a', 'Резултати за годината'))
  createDrafts({ account: IVAN, item: 'careers/new' }, () => store).keep(draft('b', 'Оператор'))
  expect(createDrafts({ account: IVAN, item: 'news/new' }, () => store).list()).toEqual([])
  expect(draftedItems(ANNA, () => store)).toEqual([{ item: 'news/new', keptAt: '2026-03-12T12:05:00.000Z' }])
  dropDraftsOf(ANNA, () => store)
  expect(draftedItems(ANNA, () => store)).toEqual([])
  expect(draftedItems(IVAN, () => store)).toHaveLength(1)
})

test('without a known account nothing is kept, and drafts without an account are dropped', { tags: ['ADM-07'] }, () => {
  const store = memory()
  expect(createDrafts({ account: null, item: 'news/new' }, () => store).keep(draft('a', 'x'))).toBe(false)
  store.setItem('adminDraft:news/new', JSON.stringify([draft('a', 'x')]))
  store.setItem('termsAccepted', 'true')
  createDrafts(fresh, () => store).keep(draft('b', 'y'))
  dropUnownedDrafts(() => store)
  expect([...store.kept.keys()]).toEqual(['termsAccepted', `adminDraft:${ANNA}:news/new`])
})

test('a form replaces its own draft and leaves one that was not decided upon', () => {
  const drafts = createDrafts<{ title: string }>(fresh, memory)
  const store = memory()
  const shared = createDrafts<{ title: string }>(fresh, () => store)
  expect(drafts.list()).toEqual([])
  shared.keep(draft('old', 'first'))
  shared.keep(draft('new', 'sec'))
  shared.keep(draft('new', 'second'))
  expect(shared.list().map(({ values }) => values.title)).toEqual(['second', 'first'])
  shared.drop('new')
  expect(shared.list().map(({ id }) => id)).toEqual(['old'])
})

test('the oldest of many drafts goes', () => {
  const store = memory()
  const drafts = createDrafts<{ title: string }>(fresh, () => store)
  for (const id of ['a', 'b', 'c', 'd']) drafts.keep(draft(id, id))
  expect(drafts.list().map(({ id }) => id)).toEqual(['d', 'c', 'b'])
})

test('a browser that stores nothing has no drafts and no errors', () => {
  const drafts = createDrafts<{ title: string }>(fresh, () => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(drafts.keep(draft('a', 'x'))).toBe(false)
  expect(drafts.list()).toEqual([])
})

test('what another program wrote under the key is no draft', () => {
  for (const text of [
    'not json',
    '{}',
    '[1, null, {"id":"a"}]',
    '[{"id":"a","keptAt":"never","version":null,"values":{}}]',
  ]) {
    const store = memory()
    store.setItem(`adminDraft:${ANNA}:news/new`, text)
    expect(createDrafts(fresh, () => store).list(), text).toEqual([])
  }
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('keep' as const), id, title: fc.string({ maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('dropAll' as const, 'fill' as const, 'free' as const) }) },
)

test('whatever forms do and however full the browser is, the last three drafts that it took are there', {
  tags: ['AMB-32'],
}, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = memory()
      let isFull = false
      const { setItem } = store
      store.setItem = (key, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        setItem(key, value)
      }
      const drafts = createDrafts<{ title: string }>(fresh, () => store)
      let expected: { id: string; title: string }[] = []
      for (const one of steps) {
        if (one.kind === 'fill' || one.kind === 'free') isFull = one.kind === 'fill'
        const others = 'id' in one ? expected.filter((draft) => draft.id !== one.id) : []
        if (one.kind === 'keep') {
          expect(drafts.keep(draft(one.id, one.title))).toBe(!isFull)
          if (!isFull) expected = [{ id: one.id, title: one.title }, ...others].slice(0, 3)
        }
        if (one.kind === 'drop') {
          const isDone = !isFull || others.length === 0
          expect(drafts.drop(one.id)).toBe(isDone)
          if (isDone) expected = others
        }
        if (one.kind === 'dropAll') {
          expect(drafts.dropAll()).toBe(true)
          expected = []
        }
        expect(drafts.list().map(({ id: of, values }) => ({ id: of, title: values.title }))).toEqual(expected)
      }
    }),
    cases(1000),
  )
})
