import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

function inBrowser(localStorage: Pick<Storage, 'getItem' | 'setItem'>) {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  return import('./terms.ts')
}

test('accepting is kept as `termsAccepted` with the value `true`, and told', {
  tags: ['CKIE-02', 'CKIE-03'],
}, async () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  const { acceptTerms, areTermsAccepted, watchTerms } = await inBrowser(storage as never)
  const told = vi.fn()
  const stop = watchTerms(told)

  expect(areTermsAccepted()).toBe(false)
  acceptTerms()
  expect([...kept]).toEqual([['termsAccepted', 'true']])
  expect(areTermsAccepted()).toBe(true)
  stop()
  acceptTerms()
  expect(told).toHaveBeenCalledOnce()
})

test('F42 a storage that refuses does not break the page, and accepting holds until it is left', {
  tags: ['CKIE-02'],
}, async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { acceptTerms, areTermsAccepted } = await inBrowser({ getItem: refuse, setItem: refuse })
  expect(areTermsAccepted()).toBe(false)
  acceptTerms()
  expect(areTermsAccepted()).toBe(true)
})
