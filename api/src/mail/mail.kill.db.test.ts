import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { someInquiry, startResend, type TestResend } from '../../test-mail.ts'

const ROUNDS = 20
let api: TestApp
let resend: TestResend

beforeAll(async () => {
  resend = await startResend()
  api = await startTestApp({ mail: resend.url })
})
afterAll(async () => {
  await api.stop()
  await resend.stop()
})

async function startServer(): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, '../../test-server.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      SUPABASE_URL: api.embedded.url,
      SUPABASE_SECRET_KEY: api.embedded.secretKey,
      SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
      FORM_LIMIT: '1000',
    },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { process: child, url: `http://127.0.0.1:${port}` }
}

/** @returns the id when the visitor was told that the inquiry is stored */
async function submit(url: string, payload: object, key: string): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
    })
    return answer.status === 201 ? ((await answer.json()) as { id: string }).id : null
  } catch {
    return null
  }
}

test(`F2 kill -9 between storing and sending, ${ROUNDS} rounds: none lost, none doubled`, async () => {
  const acknowledged = new Set<string>()
  let unanswered: { payload: object; key: string } | null = null
  let cutOff = 0
  let server = await startServer()
  for (let round = 0; round < ROUNDS; round += 1) {
    const inquiry = { payload: someInquiry(), key: randomUUID() }
    const answer = submit(server.url, inquiry.payload, inquiry.key)
    // Some rounds end before the row is stored, some between the row and its mail, some in the middle of the mail.
    if (round % 4 > 0) await answer
    if (round % 4 > 1) await new Promise((resolve) => setTimeout(resolve, (round % 4) * 5 * (round % 5)))
    const gone = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await gone
    server = await startServer()
    const id = await answer
    if (id) acknowledged.add(id)
    unanswered = id ? null : inquiry
    if (unanswered) {
      cutOff += 1
      const again = await submit(server.url, inquiry.payload, inquiry.key)
      expect(again).not.toBeNull()
      acknowledged.add(again ?? '')
    }
  }

  const stored = async () => (await api.supabase.from('inquiries').select('id, status')).data ?? []
  const waiting = async () => (await stored()).filter(({ status }) => status !== 'sent').length
  await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBe(0)
  server.process.kill('SIGKILL')

  const ids = [...acknowledged].sort()
  expect(ids).toHaveLength(ROUNDS)
  expect(cutOff).toBeGreaterThan(0)
  expect((await stored()).map(({ id }) => id).sort()).toEqual(ids)
  expect([...resend.accepted.keys()].sort()).toEqual(ids)
})
