import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDispatcher, type TestResend } from '../../testing/mail.ts'
import { type MailApp, startMailApp } from '../../testing/mail-app.ts'
import { mailFindings } from './mail-findings.ts'

let api: MailApp
let resend: TestResend

beforeAll(async () => {
  api = await startMailApp()
  resend = api.resend
  await api.supabase.rpc('note_backup').throwOnError()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.supabase.from('admins').delete().neq('username', 'anna').throwOnError()
  await api.supabase.from('mails').delete().eq('kind', 'attention').throwOnError()
})

/** Mondays, one after the other, at this time of Sofia in winter. */
let week = 0
const nextMonday = (time: string) => {
  week += 1
  const day = new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10)
  return new Date(`${day}T${time}+02:00`)
}
const runAt = (moment: Date) =>
  mailFindings(
    { supabase: api.supabase, diskUsage: null },
    api.app.log,
    () => undefined,
    () => moment,
  ).run()
const queued = async () =>
  (await api.supabase.from('mails').select('id, status').eq('kind', 'attention').throwOnError()).data
const anna = (columns: object) => api.supabase.from('admins').update(columns).eq('username', 'anna').throwOnError()

test('on Monday from eight to twelve, once, and only administrators with an address are told', async () => {
  await anna({ email: null })
  const monday = nextMonday('08:05')
  await runAt(monday)
  expect(await queued()).toEqual([])

  await anna({ email: 'anna@example.com' })
  await api.accounts.create('petar', 'another long password', ['news'])
  await api.supabase.from('admins').update({ email: 'petar@example.com' }).eq('username', 'petar').throwOnError()
  const hour = 3_600_000
  for (const hours of [-1, 4, 24]) await runAt(new Date(monday.getTime() + hours * hour))
  expect(await queued()).toEqual([])
  await Promise.all([runAt(monday), runAt(monday)])
  await runAt(new Date(monday.getTime() + hour))
  expect(await queued()).toHaveLength(1)
})

test('the mail names what there is, and leads to the very field', async () => {
  await anna({ email: 'anna@example.com' })
  const certificate = (valid_until: string | null) =>
    api.supabase.from('documents').update({ valid_until }).eq('name', 'iso-9001').select('id').single().throwOnError()
  const { data } = await certificate('2026-02-28')
  await runAt(nextMonday('08:00'))
  const dispatcher = createTestDispatcher(api.supabase)
  dispatcher.start(api.app.log)
  await expect.poll(async () => (await queued()).map(({ status }) => status)).toEqual(['sent'])
  await dispatcher.stop()
  const [mail] = [...resend.accepted.values()]
  expect(mail?.to).toEqual(['anna@example.com'])
  expect(mail?.subject).toMatch(/^\d+ неща на сайта на Balkalum изискват внимание$/)
  expect(mail?.text).toContain('ISO 9001 е изтекъл на 28-02-2026')
  expect(mail?.html).toContain(`href="https://site.example/admin/documents/${data.id}#validUntil"`)
  expect(mail?.text).not.toContain('резервно копие')
  await certificate(null)
})

test('when all findings are snoozed no mail is sent', async () => {
  await anna({ email: 'anna@example.com' })
  const { data } = await api.supabase.rpc('attention_findings', { facts: {} }).throwOnError()
  const token = await api.signIn()
  const all = (
    await api.app.inject({ url: '/api/admin/attention', headers: { authorization: `Bearer ${token}` } })
  ).json<{ findings: { key: string }[] }>().findings
  expect(all.length).toBeGreaterThanOrEqual(data.length)
  for (const { key } of all)
    await api.supabase
      .rpc('snooze_finding', { of_finding: key, why: 'later', until_day: '2999-01-01', staff_name: 'anna' })
      .throwOnError()
  await runAt(nextMonday('09:00'))
  expect(await queued()).toEqual([])
  for (const { key } of all) await api.supabase.rpc('unsnooze_finding', { of_finding: key, by_whom: '' }).throwOnError()
})

test('an account that is stopped before the mail goes does not get it', async () => {
  await anna({ email: 'anna@example.com' })
  await api.accounts.create('maria', 'another long password')
  await runAt(nextMonday('08:30'))
  expect(await queued()).toHaveLength(1)
  resend.accepted.clear()
  await anna({ disabled_at: new Date().toISOString() })
  const dispatcher = createTestDispatcher(api.supabase)
  dispatcher.start(api.app.log)
  await expect.poll(queued).toEqual([])
  await dispatcher.stop()
  expect(resend.accepted.size).toBe(0)
  await anna({ disabled_at: null })
})
