import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentInput, StaffDocument } from '#contract/collections/documents.ts'
import type { JournalEntry } from '#contract/journal.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { inputOf, sendDocumentFile } from '../../testing/documents.ts'
import { pdfFile } from '../../testing/pdf-files.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const THIS_YEAR = new Date().getUTCFullYear()
const REASON = 'Заменен с коригиран отчет'
const because = `reason=${encodeURIComponent(REASON)}`
const refused = [400, 'reason', 'reasonMissing']

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
  const { field, code } = answer.json()
  return { answer: [answer.statusCode, ...(field ? [field, code] : [])], json: answer.json() }
}
const all = async () => (await call('GET', '/api/admin/documents')).json.documents as StaffDocument[]
const trash = async () => (await call('GET', '/api/trash')).json.trash as TrashEntry[]

async function publish(title: string, change: Partial<DocumentInput> = {}): Promise<StaffDocument> {
  const [certificate] = (await all()).filter(({ section }) => section === 'policies')
  const file = (await sendDocumentFile(api, token, await pdfFile()))._id
  const input = { ...inputOf(certificate as StaffDocument), section: 'statements', year: THIS_YEAR, titleEn: title }
  const saved = await call('POST', '/api/admin/documents', { ...input, titleBg: title, file, ...change })
  expect(saved.answer).toEqual([201])
  return saved.json.document
}

/** What the journal says of the last act on a document: the act, and the reason for it. */
async function noted(id: string) {
  const { entries } = (await call('GET', '/api/admin/journal?kind=document')).json as { entries: JournalEntry[] }
  const last = entries.find(({ itemId }) => itemId === id)
  return [last?.act, last?.changes.find(({ field }) => field === 'reason')?.after]
}

test('a statement younger than ten years is hidden, or moved to where it is none, with a reason that stands in the journal', async () => {
  const document = await publish('Annual report')
  expect(document.keptUntil).toBe(`${THIS_YEAR + 11}-12-31`)
  const path = `/api/admin/documents/${document._id}`
  const input = inputOf(document)
  for (const change of [{ isHidden: true }, { section: 'policies', year: null }, { year: THIS_YEAR - 12 }] as const)
    for (const query of ['', '?reason=', '?reason=%20%E2%80%8B'])
      expect((await call('POST', path + query, { ...input, ...change })).answer, JSON.stringify(change)).toEqual(
        refused,
      )
  expect((await all()).find(({ _id }) => _id === document._id)).toMatchObject({ isHidden: false, year: THIS_YEAR })
  expect((await call('POST', path, { ...input, note: 'Audited' })).answer).toEqual([200])
  expect((await call('POST', `${path}?reason=${'x'.repeat(201)}`, { ...input, isHidden: true })).answer).toEqual([
    400,
    'reason',
    'validation',
  ])
  expect((await call('POST', `${path}?${because}`, { ...input, isHidden: true })).answer).toEqual([200])
  expect(await noted(document._id)).toEqual(['hide', REASON])
  // Shown again it needs none; the reason was that of one act.
  expect((await call('POST', path, input)).answer).toEqual([200])
  expect(await noted(document._id)).toEqual(['publish', undefined])
  expect((await call('POST', path, { ...input, isHidden: true })).answer).toEqual(refused)
})

test('it goes to the trash and from there for good with a reason, also when the whole trash is emptied', async () => {
  const [one, other] = [await publish('Half-year report'), await publish('Quarterly report')]
  for (const { _id } of [one, other]) {
    expect((await call('DELETE', `/api/admin/documents/${_id}`)).answer).toEqual(refused)
    expect((await call('DELETE', `/api/admin/documents/${_id}?${because}`)).answer).toEqual([200])
    expect(await noted(_id)).toEqual(['delete', REASON])
  }
  const [entry] = await trash()
  expect(entry).toMatchObject({ _id: other._id, isKept: true })
  expect(entry?.erasedAt.slice(0, 4)).toBe(`${THIS_YEAR + 11}`)
  expect((await call('DELETE', `/api/trash/documents/${one._id}`)).answer).toEqual(refused)
  expect((await call('DELETE', `/api/trash/documents/${one._id}?${because}`)).answer).toEqual([200])
  expect(await noted(one._id)).toEqual(['erase', REASON])

  const until = `until=${encodeURIComponent(entry?.deletedAt ?? '')}`
  expect((await call('DELETE', `/api/trash?${until}`)).answer).toEqual(refused)
  expect(await trash()).toHaveLength(1)
  expect((await call('DELETE', `/api/trash?${until}&${because}`)).json).toEqual({ ok: true, erased: 1 })
  expect(await noted(other._id)).toEqual(['erase', REASON])
})

test('the server erases none by itself, and asks for no reason for what is older or no statement', async () => {
  const kept = await publish('Kept')
  const free = [
    await publish('Old', { year: THIS_YEAR - 12 }),
    await publish('Policy', { section: 'policies', year: null }),
    await publish('Slides', { section: 'presentations' }),
  ]
  expect((await call('DELETE', `/api/admin/documents/${kept._id}?${because}`)).answer).toEqual([200])
  for (const { _id, keptUntil } of free) {
    expect((await call('DELETE', `/api/admin/documents/${_id}`)).answer, String(keptUntil)).toEqual([200])
    expect(await noted(_id)).toEqual(['delete', undefined])
  }
  const long = new Date(Date.now() - 60 * 86_400_000).toISOString()
  await api.supabase.from('documents').update({ deleted_at: long }).not('deleted_at', 'is', null).throwOnError()
  await api.supabase.rpc('erase_trash').throwOnError()
  expect((await trash()).map(({ _id }) => _id)).toEqual([kept._id])
})
