import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingOf, tellFault } from '../../testing/faults.ts'
import { someInquiry, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { startProcess } from '../../testing/process.ts'

/** Moments spread over the whole, others each time. */
const ROUNDS = 100
let api: MailApp
let resend: TestResend

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
})
afterAll(() => api.stop())

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

/** Milliseconds from sending an inquiry to its answer, and from there to its mail, when nothing is killed. */
async function measure(url: string): Promise<{ toAnswer: number; toMail: number }> {
  const [before, begun] = [resend.accepted.size, performance.now()]
  await submit(url, someInquiry(), randomUUID())
  const answered = performance.now()
  await expect.poll(() => resend.accepted.size, { timeout: 120_000, interval: 5 }).toBe(before + 1)
  return { toAnswer: answered - begun, toMail: performance.now() - answered }
}

test(`F2 kill -9 at any moment of an inquiry, ${ROUNDS} rounds: none lost, none doubled`, async (context) => {
  const messages = new Map<string, string>()
  let [acknowledged, cutOff] = [0, 0]
  let server = await startProcess(api.embedded)
  await measure(server.url)
  const { toAnswer, toMail } = await measure(server.url)
  await api.supabase.from('inquiries').delete().neq('name', '')
  resend.accepted.clear()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { payload, key } = { payload: someInquiry(), key: randomUUID() }
    const answer = submit(server.url, payload, key)
    // Every other round ends before the row is stored or its answer is there, the others on the way to the mail.
    const moment = (1.2 * (round + Math.random())) / ROUNDS
    if (round % 2 === 1) await answer
    await wait(moment * (round % 2 === 1 ? toMail : toAnswer))
    await server.kill()
    server = await startProcess(api.embedded)
    const id = await answer
    if (id === null) cutOff += 1
    else acknowledged += 1
    const stored = id ?? (await submit(server.url, payload, key))
    messages.set(stored ?? `not stored: ${key}`, payload.message)
  }

  const rows = async () => (await api.supabase.from('inquiries').select('id, message, mails!inner(status)')).data ?? []
  const waiting = async () => (await rows()).filter(({ mails }) => mails.status !== 'sent').length
  await expect.poll(waiting, { timeout: 240_000, interval: 200 }).toBe(0)
  await server.kill()

  expect(cutOff).toBeGreaterThan(0)
  const stored = await rows()
  const ids = stored.map(({ id }) => id)
  const mails = [...resend.accepted.keys()]
  tellFault(context, 'F2 kill -9 while an inquiry is stored or mailed', {
    repetitions: ROUNDS,
    acknowledged: acknowledged + cutOff,
    lost: missingOf(messages.keys(), ids) + missingOf(ids, mails),
    doubled: missingOf(ids, messages.keys()) + missingOf(mails, ids),
    altered: stored.filter(({ id, message }) => messages.get(id) !== message).length,
  })
})
