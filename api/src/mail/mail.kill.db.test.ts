import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { missingOf, tellFault, times } from '../../test-faults.ts'
import { someInquiry, startResend, type TestResend } from '../../test-mail.ts'
import { startProcess } from '../../test-process.ts'

const ROUNDS = times(12, 200)
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

test(`F2 kill -9 between storing and sending, ${ROUNDS} rounds: none lost, none doubled`, async (context) => {
  const acknowledged = new Set<string>()
  let unanswered: { payload: object; key: string } | null = null
  let cutOff = 0
  let server = await startProcess(api.embedded)
  for (let round = 0; round < ROUNDS; round += 1) {
    const inquiry = { payload: someInquiry(), key: randomUUID() }
    const answer = submit(server.url, inquiry.payload, inquiry.key)
    // Some rounds end before the row is stored, some between the row and its mail, some in the middle of the mail.
    if (round % 4 > 0) await answer
    if (round % 4 > 1) await new Promise((resolve) => setTimeout(resolve, (round % 4) * 5 * (round % 5)))
    await server.kill()
    server = await startProcess(api.embedded)
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
  await server.kill()

  const ids = [...acknowledged].sort()
  expect(ids).toHaveLength(ROUNDS)
  expect(cutOff).toBeGreaterThan(0)
  const rows = (await stored()).map(({ id }) => id)
  const mails = [...resend.accepted.keys()]
  tellFault(context, 'F2 kill -9 while an inquiry is stored or mailed', {
    repetitions: ROUNDS,
    acknowledged: ids.length,
    lost: missingOf(ids, rows) + missingOf(ids, mails),
    doubled: missingOf(rows, ids) + missingOf(mails, ids),
  })
})
