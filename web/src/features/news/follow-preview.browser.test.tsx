import { expect, onTestFinished, test, vi } from 'vitest'
import { followPreview } from './follow-preview.ts'

/** Stands in for the stream of the server. */
class Stream extends EventTarget {
  static CLOSED = 2
  static opened: Stream[] = []
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Stream.opened.push(this)
  }
  tell(event: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(event), { data }))
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}

/** Follows the preview `t`. @param status of it when it is asked for by itself */
function follow(read: () => Promise<unknown>, status = 200) {
  Stream.opened = []
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const onEnd = vi.fn()
  const stop = followPreview({ url: 't', read, onEnd })
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
    document.body.replaceChildren()
  })
  const [stream] = Stream.opened as [Stream]
  return { stream, onEnd, stop }
}

test('each version is read once, also when the connection was lost and nothing has changed meanwhile', () => {
  const read = vi.fn(async () => undefined)
  const { stream, stop } = follow(read)
  expect(stream.address).toBe('/api/news/t/events')
  for (const version of ['1', '1', '2', '2']) stream.tell('version', version)
  expect(read).toHaveBeenCalledTimes(2)
  stop()
  expect(stream.readyState).toBe(Stream.CLOSED)
})

test('what is looked at stays where it is when a paragraph above it grows', async () => {
  document.body.innerHTML =
    '<main style="overflow-anchor:none"><div id="above" style="height:900px"></div><div data-rich-text style="height:3000px"></div></main>'
  const above = document.querySelector<HTMLElement>('#above')
  const shown = document.querySelector('[data-rich-text]')
  const { stream } = follow(async () => {
    if (above) above.style.height = '1300px'
  })
  window.scrollTo({ top: 1000, behavior: 'instant' })
  const top = shown?.getBoundingClientRect().top
  stream.tell('version', '2')
  await expect.poll(() => window.scrollY).toBe(1400)
  expect(shown?.getBoundingClientRect().top).toBe(top)
})

test('a link that has ended is followed no more: told by the server, or found when it refuses', async () => {
  const told = follow(async () => undefined)
  told.stream.tell('ended')
  expect([told.onEnd.mock.calls.length, told.stream.readyState]).toEqual([1, Stream.CLOSED])

  const found = follow(async () => undefined, 404)
  found.stream.close()
  found.stream.tell('error')
  await expect.poll(() => found.onEnd.mock.calls.length).toBe(1)
  expect(Stream.opened).toHaveLength(1)
})

test('a stream that was refused is asked for again; one that was cut off is left to the browser', async () => {
  vi.useFakeTimers()
  const { stream, onEnd } = follow(async () => undefined, 503)
  stream.tell('error')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Stream.opened).toHaveLength(1)
  stream.close()
  stream.tell('error')
  await vi.advanceTimersByTimeAsync(30_000)
  expect([Stream.opened.length, onEnd.mock.calls.length]).toEqual([2, 0])
})
