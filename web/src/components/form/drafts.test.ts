import { expect, test } from 'vitest'
import { createDrafts, type Draft } from './drafts.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const draft = (id: string, title: string): Draft<{ title: string }> => ({
  id,
  keptAt: '2026-03-12T12:05:00.000Z',
  version: null,
  values: { title },
})

test('AMB-32 what was typed is there again, and gone once it is saved', () => {
  const store = memory()
  createDrafts('news/new', () => store).keep(draft('a', 'Нов стан'))
  expect(createDrafts('news/new', () => store).list()).toEqual([draft('a', 'Нов стан')])
  expect(createDrafts('news/other', () => store).list()).toEqual([])
  createDrafts('news/new', () => store).dropAll()
  expect(store.kept.size).toBe(0)
})

test('a form replaces its own draft and leaves one that was not decided upon', () => {
  const drafts = createDrafts<{ title: string }>('news/new', memory)
  const store = memory()
  const shared = createDrafts<{ title: string }>('news/new', () => store)
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
  const drafts = createDrafts<{ title: string }>('news/new', () => store)
  for (const id of ['a', 'b', 'c', 'd']) drafts.keep(draft(id, id))
  expect(drafts.list().map(({ id }) => id)).toEqual(['d', 'c', 'b'])
})

test('a browser that stores nothing has no drafts and no errors', () => {
  const drafts = createDrafts<{ title: string }>('news/new', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(drafts.keep(draft('a', 'x'))).toBe(false)
  expect(drafts.list()).toEqual([])
})

test('what somebody else wrote under the key is no draft', () => {
  for (const text of [
    'not json',
    '{}',
    '[1, null, {"id":"a"}]',
    '[{"id":"a","keptAt":"never","version":null,"values":{}}]',
  ]) {
    const store = memory()
    store.setItem('adminDraft:news/new', text)
    expect(createDrafts('news/new', () => store).list(), text).toEqual([])
  }
})
