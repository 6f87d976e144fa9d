import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a file can be read for a minute after the click, and takes no memory afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const createObjectURL = vi.spyOn(URL, 'createObjectURL')
  // The test keeps no file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveFile(new Blob(['code']), 'recovery-codes.txt')
  const url = createObjectURL.mock.results[0]?.value
  vi.advanceTimersByTime(59_999)
  expect(await (await fetch(url)).text()).toBe('code')
  vi.advanceTimersByTime(1)
  await expect(fetch(url)).rejects.toThrow()
})
