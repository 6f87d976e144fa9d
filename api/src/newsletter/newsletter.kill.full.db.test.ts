import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../../testing/app.ts'
import { missingOf, tellFault } from '../../testing/faults.ts'
import type { TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { storeSubscribers } from '../../testing/newsletter.ts'
import { startProcess } from '../../testing/process.ts'

const KILLS = 20
const RECIPIENTS = 1000
/** Milliseconds after a mail in which the server is killed: about the time one takes. */
const SOON = 40

let api: MailApp
let resend: TestResend

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
})
afterAll(() => api.stop())

const statuses = async () => {
  const { data } = await api.supabase.rpc('newsletter_sendings_page', {})
  return data?.[0]
}

test(`F44 kill -9 ${KILLS} times while an item goes to ${RECIPIENTS} subscribers: none lost, none doubled`, async (context) => {
  const readers = await storeSubscribers(api.supabase, RECIPIENTS)
  const item = await publish(api, await api.signIn())
  const { data } = await api.supabase.rpc('ask_for_sending', { of_news: item._id, by_whom: 'anna' })
  expect(data?.[0]?.outcome).toBe('asked')

  let server = await startProcess(api.embedded)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // The first is killed while the mails join the queue, or right after.
    const sent = Math.floor(((kill - 1) * RECIPIENTS) / (KILLS + 1))
    await expect.poll(() => resend.accepted.size, { timeout: 240_000, interval: 5 }).toBeGreaterThanOrEqual(sent)
    await wait(Math.random() * SOON)
    await server.kill()
    server = await startProcess(api.embedded)
  }
  await expect.poll(statuses, { timeout: 240_000, interval: 200 }).toMatchObject({ sent: RECIPIENTS, queued: 0 })
  await server.kill()

  const mails = (await api.supabase.from('newsletter_mails').select('id')).data?.map(({ id }) => id) ?? []
  const keys = [...resend.accepted.keys()]
  const addresses = [...resend.accepted.values()].flatMap(({ to }) => to)
  tellFault(context, 'F44 kill -9 while an item goes to the subscribers', {
    repetitions: KILLS,
    acknowledged: RECIPIENTS,
    lost: missingOf(readers, addresses),
    doubled: addresses.length - new Set(addresses).size + missingOf(keys, mails),
    altered: missingOf(addresses, readers),
  })
})
