import type { InquiryFile } from 'api/contract/inquiry-files'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api.ts'
import { createUploads, mayBeTriedAgain } from './uploads.ts'

const file = (name: string, size = 4) => Object.defineProperty(new File(['%PDF'], name), 'size', { value: size })
const takenOf = (name: string): InquiryFile => ({ id: `id of ${name}`, name, kind: 'pdf', size: 4 })

/** Uploads whose server answers when the test says so. */
function start(kept: InquiryFile[] = []) {
  const calls: {
    name: string
    tell: (sent: number) => void
    signal: AbortSignal
    end: PromiseWithResolvers<InquiryFile>
  }[] = []
  const uploads = createUploads((sent, tell, signal) => {
    const end = Promise.withResolvers<InquiryFile>()
    signal.addEventListener('abort', () => end.reject(new ApiError(0, {})))
    calls.push({ name: sent.name, tell, signal, end })
    return end.promise
  }, kept)
  const answer = async (outcome?: ApiError) => {
    const last = calls.at(-1)
    if (outcome) last?.end.reject(outcome)
    else last?.end.resolve(takenOf(last.name))
    await new Promise((resolve) => setTimeout(resolve))
  }
  const states = () => uploads.items().map(({ name, state, problem }) => [name, problem ?? state])
  return { uploads, calls, answer, states }
}

test('files go one after the other, and say how far they are', async () => {
  const { uploads, calls, answer, states } = start()
  const told = vi.fn()
  uploads.watch(told)
  uploads.add([file('a.pdf'), file('b.pdf')])
  expect(states()).toEqual([
    ['a.pdf', 'sending'],
    ['b.pdf', 'queued'],
  ])
  calls[0]?.tell(3)
  expect(uploads.items()[0]?.sent).toBe(3)
  await answer()
  expect(states()).toEqual([
    ['a.pdf', 'stored'],
    ['b.pdf', 'sending'],
  ])
  await answer()
  expect(states()).toEqual([
    ['a.pdf', 'stored'],
    ['b.pdf', 'stored'],
  ])
  expect(uploads.items().map(({ taken }) => taken?.id)).toEqual(['id of a.pdf', 'id of b.pdf'])
  expect(told).toHaveBeenCalled()
})

test('the line breaks: what arrived stays, the file that failed is named, the next goes on, and another try is enough', async () => {
  const { uploads, answer, states } = start()
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')])
  await answer()
  await answer(new ApiError(0, {}))
  expect(states()).toEqual([
    ['a.pdf', 'stored'],
    ['b.pdf', 'line'],
    ['c.pdf', 'sending'],
  ])
  await answer()
  const [, failed] = uploads.items()
  expect(failed && mayBeTriedAgain(failed)).toBe(true)
  uploads.retry(failed?.key ?? 0)
  await answer()
  expect(uploads.items().map(({ state }) => state)).toEqual(['stored', 'stored', 'stored'])
})

test.each([
  [415, 'kind', false],
  [413, 'tooLarge', false],
  [429, 'busy', true],
  [503, 'server', true],
  [500, 'server', true],
] as const)('an answer of %i is %s, and another try makes sense: %s', async (status, problem, again) => {
  const { uploads, answer } = start()
  uploads.add([file('a.pdf')])
  await answer(new ApiError(status, {}, '120'))
  const [item] = uploads.items()
  expect(item).toMatchObject({ state: 'failed', problem, ...(status === 429 && { wait: 120 }) })
  expect(item && mayBeTriedAgain(item)).toBe(again)
})

test('the sixth file, one that is too large and an empty one are named and not sent', async () => {
  const { uploads, calls, states } = start([takenOf('kept.pdf')])
  uploads.add([file('large.pdf', 20 * 2 ** 20 + 1), file('empty.pdf', 0)])
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')])
  expect(states()).toEqual([
    ['kept.pdf', 'stored'],
    ['large.pdf', 'tooLarge'],
    ['empty.pdf', 'empty'],
    ['a.pdf', 'sending'],
    ['b.pdf', 'queued'],
    ['c.pdf', 'tooMany'],
  ])
  expect(calls.map(({ name }) => name)).toEqual(['a.pdf'])
})

test('a file that is taken out is not sent further, and the next one is', async () => {
  const { uploads, calls, states } = start()
  uploads.add([file('a.pdf'), file('b.pdf')])
  uploads.remove(uploads.items()[0]?.key ?? 0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(states()).toEqual([['b.pdf', 'sending']])
})

test('files that the server has given up are sent again, and those of an earlier page must be chosen again', async () => {
  const { uploads, answer, states } = start([takenOf('kept.pdf')])
  uploads.add([file('a.pdf')])
  await answer()
  uploads.sendAgain()
  expect(states()).toEqual([
    ['kept.pdf', 'gone'],
    ['a.pdf', 'sending'],
  ])
  const [kept] = uploads.items()
  expect(kept && mayBeTriedAgain(kept)).toBe(false)
})
