import { beforeEach, expect, test, vi } from 'vitest'
import { keepEntries, keptEntries } from './kept-entries.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
})

test('what was typed is there after a reload, and the trap for machines is not', () => {
  const entries = { name: 'Anna Nowak', phone: '', email: 'anna@', message: 'Two reels.' }
  keepEntries({ ...entries, website: 'x' } as Parameters<typeof keepEntries>[0])
  expect(keptEntries()).toEqual(entries)
})

test('nothing typed is nothing kept, as after an inquiry was sent', () => {
  keepEntries({ name: 'Anna Nowak' })
  keepEntries({})
  expect([keptEntries(), kept.size]).toEqual([{}, 0])
})

test.each(['{', '[]', 'null', '{"name":5}'])('%s in the store is overlooked', (text) => {
  kept.set('inquiryEntries', text)
  expect(keptEntries()).toEqual({})
})
