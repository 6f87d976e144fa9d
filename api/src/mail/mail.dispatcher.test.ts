import type { ServerResponse } from 'node:http'
import fastify from 'fastify'
import type { MailOutcome } from 'supabase/mail-calls'
import { bodyOf, startStubServer } from 'supabase/stub-server'
import { expect, onTestFinished, test } from 'vitest'
import { createSupabase } from '#supabase/client.ts'
import { createDispatcher } from './mail.dispatcher.ts'
import type { ClaimedMail } from './mail.queue.ts'

type Row = Partial<ClaimedMail> & { cannotBeSettled?: boolean }

/** A dispatcher over a queue of these rows, whose function answers as `answer` does. */
async function dispatch(rows: (Row | Error)[], answer: (response: ServerResponse, call: unknown) => void) {
  const calls: unknown[] = []
  const settled: MailOutcome[] = []
  const lines: { level: number; msg: string; reason?: string }[] = []
  const { url, stop } = await startStubServer(async (request, response) => {
    const call: unknown = JSON.parse(await bodyOf(request))
    calls.push(call)
    answer(response.setHeader('content-type', 'application/json'), call)
  })
  const waiting = [...rows]
  const queue = {
    nextDue: async () => 0,
    async claim(): Promise<ClaimedMail | undefined> {
      const row = waiting.shift()
      if (row instanceof Error) throw row
      if (!row) return undefined
      return {
        ...{
          functionName: 'send-inquiry',
          id: 'row',
          attempts: 1,
          isNewsletter: false,
          givenUp: null,
          call: () => ({ id: 'row' }),
        },
        async settle(ended) {
          if (row.cannotBeSettled) throw new Error('away')
          settled.push(ended)
        },
        ...row,
      }
    },
  }
  const dispatcher = createDispatcher(createSupabase({ url, secretKey: 'key' }), queue, {
    pace: 0,
    retry: 0,
    idle: 0,
  })
  const app = fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) } } })
  dispatcher.start(app.log)
  onTestFinished(async () => {
    await dispatcher.stop()
    await stop()
    await app.close()
  })
  return { calls, settled, told: () => lines.map(({ level, msg, reason }) => ({ level, msg, reason })) }
}

const say = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status).end(JSON.stringify(body))

test('what the function has sent is not written down once more', async () => {
  const { calls, settled, told } = await dispatch([{}, {}], say(200, { outcome: 'sent', note: 'id' }))
  await expect.poll(() => calls).toEqual([{ id: 'row' }, { id: 'row' }])
  expect([settled, told()]).toEqual([[], []])
})

test('F10 a function that fails or answers something else is asked again later, and the log knows why', async () => {
  let count = 0
  const { settled, told } = await dispatch([{}, {}], (response) => {
    count += 1
    if (count === 1) response.writeHead(500).end('"no answer for anna@example.com"')
    else response.end('{"ok":true}')
  })
  await expect.poll(() => settled.length).toBe(2)
  expect(settled.map(({ outcome }) => outcome)).toEqual(['retry', 'retry'])
  expect(settled.map(({ note }) => note).sort()).toEqual([
    '500: "no answer for anna@example.com"',
    'the function answered something else',
  ])
  await expect.poll(() => told().length).toBe(2)
  expect(told().every(({ level, msg }) => level === 30 && msg === 'a mail will be retried')).toBe(true)
  expect(JSON.stringify(told())).not.toContain('anna')
})

test('F10 what is refused for good, or is no mail any more, is said aloud', async () => {
  const noMail = {
    call: () => {
      throw new Error('the product is gone')
    },
  }
  const { calls, settled, told } = await dispatch(
    [{}, noMail],
    say(200, { outcome: 'rejected', note: 'to anna@x.example' }),
  )
  await expect.poll(() => settled.length).toBe(2)
  expect(settled).toContainEqual({ outcome: 'rejected', note: 'to anna@x.example' })
  expect(settled).toContainEqual({ outcome: 'rejected', note: 'the row is no mail that the function would take' })
  await expect.poll(() => told().length).toBe(2)
  expect(told().every(({ level, msg }) => level === 40 && msg === 'a mail was rejected')).toBe(true)
  expect(told().map(({ reason }) => reason)).toContain('to …')
  expect(calls).toHaveLength(1)
})

test('a mail that is given up is said aloud, and not sent', async () => {
  const { calls, told } = await dispatch([{ givenUp: 'no answer for anna@example.com' }], say(200, {}))
  await expect.poll(told).toEqual([{ level: 40, msg: 'a mail was given up after 20 hours', reason: 'no answer for …' }])
  expect(calls).toEqual([])
})

test('F4 a queue that cannot be read is told of once, and read again', async () => {
  const rows = [new Error('away'), new Error('away'), {}, new Error('away'), {}]
  const { calls, told } = await dispatch(rows, say(200, { outcome: 'sent', note: 'id' }))
  await expect.poll(() => calls.length).toBe(2)
  expect(told().map(({ msg }) => msg)).toEqual(Array(2).fill('the queue of mails cannot be read'))
})

test('a row that cannot be settled stays claimed, and the next mail goes out', async () => {
  const { calls, told } = await dispatch([{ cannotBeSettled: true }, {}], say(503, {}))
  await expect.poll(() => calls.length).toBe(2)
  await expect
    .poll(() => told().map(({ msg }) => msg))
    .toContain('a mail stays claimed, and is due again when its lease ends')
})
