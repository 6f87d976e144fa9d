import { expect, onTestFinished, test, vi } from 'vitest'
import { createLocalValue } from './local-value.ts'

/** A browser's store. @param isFull it refuses what it is given */
function stubStore({ isFull = false } = {}) {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
  vi.stubGlobal('window', { localStorage })
  onTestFinished(() => void vi.unstubAllGlobals())
  return kept
}

test('what another tab has removed is gone here as well', () => {
  const kept = stubStore()
  const value = createLocalValue('token')
  value.set('one')
  expect(value.get()).toBe('one')
  kept.delete('token')
  expect(value.get()).toBeNull()
})

test('what the browser refuses to store lives until the page is left', () => {
  stubStore({ isFull: true })
  const value = createLocalValue('token')
  value.set('one')
  expect(value.get()).toBe('one')
  value.set(null)
  expect(value.get()).toBeNull()
})
