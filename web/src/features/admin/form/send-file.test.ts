import { afterEach, expect, test, vi } from 'vitest'
import { callAsStaff, hasToken, keepSession, readFileAsStaff } from '#lib/session.ts'
import { sendFileAsStaff } from './send-file.ts'

/** Answers each request 401, a moment later. */
class Refusing {
  upload = {}
  status = 0
  response: unknown = null
  onload = () => {}
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    queueMicrotask(() => {
      this.status = 401
      this.response = { error: 'authentication required' }
      this.onload()
    })
  }
}

function openBrowser(): void {
  const store = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal('XMLHttpRequest', Refusing)
  vi.stubGlobal('fetch', async () => Response.json({ error: 'authentication required' }, { status: 401 }))
}
afterEach(() => vi.unstubAllGlobals())

const user = { id: 'a', username: 'anna', roles: [] }
const upload = () => {
  const file = { file: new File([], 'a'), headers: {}, tell: () => {}, signal: new AbortController().signal }
  return sendFileAsStaff('/x', file, () => true)
}

test.each([
  ['a call', () => callAsStaff('/x', {})],
  ['an upload', upload],
  ['an export', () => readFileAsStaff('/x')],
])('%s that is under way while another tab signs in again does not end the new session', async (_, call) => {
  openBrowser()
  keepSession({ user, token: 'old' })
  const underWay = call()
  keepSession({ user, token: 'new' })
  await expect(underWay).rejects.toMatchObject({ status: 401 })
  expect(hasToken()).toBe(true)
  await expect(call()).rejects.toMatchObject({ status: 401 })
  expect(hasToken()).toBe(false)
})
