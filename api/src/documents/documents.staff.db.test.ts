import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentInput, DocumentLinks, StaffDocument } from '#contract/collections/documents.ts'
import type { CollectionVersion } from '#contract/collections/versions.ts'
import type { SentDocumentFile, SiteDocument } from '#contract/documents.ts'
import type { JournalEntry } from '#contract/journal.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { site } from '#pages/site.ts'
import { createBucket } from '#supabase/bucket.ts'
import { PUBLIC_URL, startTestApp, type TestApp } from '../../testing/app.ts'
import { inputOf, replaceFile } from '../../testing/documents.ts'
import { pdfFile, withScript, withZeros } from '../../testing/pdf-files.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp({
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
  })
  token = await api.signIn()
})
afterAll(() => api.stop())

const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Sofia' })

function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) {
  return api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  })
}
const sendFile = (bytes: Buffer) =>
  call('POST', '/api/admin/documents/files', bytes, { 'content-type': 'application/pdf' })
const stage = async (bytes: Buffer) => (await sendFile(bytes)).json<SentDocumentFile>()
const all = async () => (await call('GET', '/api/admin/documents')).json<{ documents: StaffDocument[] }>().documents
const ofAddress = async (address: string) =>
  (await all()).find((document) => document.address === address) as StaffDocument
const onSite = async (section: string) =>
  (await api.app.inject(`/api/documents/${section}`)).json<{ documents: SiteDocument[] }>().documents
const save = (id: string, input: object, headers = {}, query = '') =>
  call('POST', `/api/admin/documents/${id}${query}`, input, headers)

/** A statement is public for ten years, and leaves the site with a reason. */
const WRONG = `reason=${encodeURIComponent('Грешен файл')}`

const statement = (title: string, file: string | null): DocumentInput => ({
  section: 'statements',
  titleEn: title,
  titleBg: 'Отчет',
  note: '',
  year: 2026,
  day: null,
  isHidden: false,
  file,
  number: '',
  scope: '',
  issuer: '',
  issuedOn: null,
  validUntil: null,
  products: [],
})

test('a certificate is replaced: the address stays, the sample mark goes, and the next replacement leaves a version', async () => {
  const address = '/documents/certificates/iso-9001.pdf'
  const sample = await api.app.inject(address)
  expect([sample.statusCode, sample.headers['content-type'], sample.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-cache',
  ])
  expect(sample.headers['x-content-type-options']).toBe('nosniff')
  const before = await ofAddress(address)
  const [first, second] = [await pdfFile(2), await pdfFile(3)]
  const change = { number: '20 100 4711', issuer: 'TÜV', issuedOn: '2026-01-01', validUntil: '2029-01-01' }
  const saved = await save(before._id, { ...inputOf(before), ...change, file: (await stage(first))._id })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json().document).toMatchObject({ address, ...change, pages: 2, isSample: false, earlier: [] })

  const replaced = await api.app.inject({ url: address, headers: { 'if-none-match': String(sample.headers.etag) } })
  expect([replaced.statusCode, replaced.rawPayload.equals(first)]).toEqual([200, true])
  expect(replaced.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  const etag = String(replaced.headers.etag)
  const part = await api.app.inject({ url: address, headers: { range: 'bytes=100-199', 'if-range': etag } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${first.length}`])
  expect(part.rawPayload.equals(first.subarray(100, 200))).toBe(true)
  const beyond = await api.app.inject({ url: address, headers: { range: `bytes=${first.length}-` } })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${first.length}`])
  expect((await api.app.inject({ url: address, headers: { 'if-none-match': etag } })).statusCode).toBe(304)

  await save(before._id, { ...inputOf(before), ...change, file: (await stage(second))._id })
  expect((await api.app.inject({ url: address, headers: { 'if-none-match': etag } })).rawPayload.equals(second)).toBe(
    true,
  )
  const shown = (await onSite('certificates')).find(({ file }) => file === address)
  const earlier = `/documents/certificates/iso-9001/${today}.pdf`
  expect(shown).toMatchObject({ pages: 3, isSample: false, earlier: [{ file: earlier, pages: 2 }] })
  expect(shown?.earlier[0]?.until).toBe(today)
  expect((await api.app.inject(earlier)).rawPayload.equals(first)).toBe(true)
  expect((await api.app.inject(shown?.thumbnail.src ?? '')).headers['content-type']).toBe('image/webp')
})

test('"Is this certificate still yours?": current by its number, and the one before it replaced on a day, by number and bytes', async () => {
  const before = await ofAddress('/documents/certificates/qualicoat.pdf')
  const files = [await pdfFile(2), await pdfFile(3)]
  const sha256 = files.map((file) => createHash('sha256').update(file).digest('hex'))
  for (const [index, file] of files.entries()) {
    const saved = await save(before._id, {
      ...inputOf(before),
      ...{ number: `QC-${1700 + index}`, validUntil: '2999-12-31', file: (await stage(file))._id },
    })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const shown = (await onSite('certificates')).find(({ name }) => name === 'qualicoat')
  expect(shown).toMatchObject({ sha256: sha256[1], earlier: [{ number: 'QC-1700', sha256: sha256[0], until: today }] })

  const answer = async (number: string) =>
    (await api.app.inject(`/certificates?number=${encodeURIComponent(number)}`)).body
  expect(await answer('qc 1701')).toMatch(/data-state="current".*Qualicoat, QC-1701/s)
  const replaced = await answer('QC-1700')
  expect(replaced).toMatch(/data-state="replaced".*Qualicoat, QC-1701/s)
  expect(replaced).toContain(`A new one took its place on ${today.split('-').reverse().join('-')}.`)
  expect(await answer('QC-1702')).toMatch(/data-state="unknown".*Qualicoat, QC-1701/s)
})

test('the information on personal data came from the company: it stays readable when it is replaced', async () => {
  const address = '/documents/legal/gdpr-personal-data-information.pdf'
  const original = (await api.app.inject(address)).rawPayload
  const document = await ofAddress(address)
  await save(document._id, { ...inputOf(document), file: (await stage(await pdfFile()))._id })
  const [version] = (await ofAddress(address)).earlier
  expect(version?.file).toBe(`/documents/legal/gdpr-personal-data-information/${today}.pdf`)
  expect((await api.app.inject(version?.file ?? '')).rawPayload.equals(original)).toBe(true)
  expect((await api.app.inject('/personal-data')).body).toContain(`href="${version?.file}"`)
})

test('the pages of sustainability say which certificate has ended, and lead to policies and reports that were replaced', async () => {
  const iso = await ofAddress('/documents/certificates/iso-14001.pdf')
  await save(iso._id, { ...inputOf(iso), validUntil: '2026-01-31' })
  expect((await api.app.inject('/sustainability/environment')).body).toContain('Expired on 31-01-2026')
  const pages = {
    '/documents/policies/policy-environment.pdf': '/sustainability/environment',
    '/documents/sustainability/sustainability-report-2024.pdf': '/sustainability/sustainability-reports',
  }
  for (const [address, page] of Object.entries(pages)) {
    await replaceFile(api, token, address, [1, 2])
    const [version] = (await ofAddress(address)).earlier
    expect((await api.app.inject(page)).body).toContain(`href="${version?.file}"`)
  }
})

test('a new report gets an address of its title, once however often it is sent; the next of this title another', async () => {
  const headers = { 'idempotency-key': 'a new report'.replaceAll(' ', '-') }
  const input = statement('Consolidated report, Q3 2026', (await stage(await pdfFile()))._id)
  const first = await call('POST', '/api/admin/documents', input, headers)
  expect([first.statusCode, first.json().document.address]).toEqual([
    201,
    '/documents/statements/consolidated-report-q3-2026.pdf',
  ])
  const again = await call('POST', '/api/admin/documents', input, headers)
  expect([again.statusCode, again.json().document._id]).toEqual([200, first.json().document._id])
  const other = await call('POST', '/api/admin/documents', { ...input, file: (await stage(await pdfFile()))._id })
  expect(other.json().document.address).toBe('/documents/statements/consolidated-report-q3-2026-2.pdf')
  expect((await onSite('statements')).slice(0, 2).map(({ title, year }) => [title, year])).toEqual([
    ['Consolidated report, Q3 2026', 2026],
    ['Consolidated report, Q3 2026', 2026],
  ])
})

// What else is refused: `pictures/pictures.pdf.test.ts`.
test.for([
  ['one with a script', () => pdfFile(1, withScript), 'documentScripts'],
  ['one that unpacks to 700 MB', () => pdfFile(1, withZeros(700 * 2 ** 20)), 'documentBroken'],
] as const)('%s is refused with the reason, and the old file stays', async ([, make, code]) => {
  const refused = await sendFile(await make())
  expect([refused.statusCode, refused.json().code]).toEqual([415, code])
})

test('a file larger than 25 MB, another type, a file that is gone and a document without one are refused', async () => {
  expect((await sendFile(Buffer.alloc(26_214_401))).statusCode).toBe(413)
  const asText = await call('POST', '/api/admin/documents/files', Buffer.from('%PDF-'), {
    'content-type': 'text/plain',
  })
  expect(asText.statusCode).toBe(415)
  const gone = await call('POST', '/api/admin/documents', statement('Gone', crypto.randomUUID()))
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'documentFileGone'])
  const without = await call('POST', '/api/admin/documents', statement('Without', null))
  expect([without.statusCode, without.json().code]).toEqual([400, 'documentFileMissing'])
  const file = (await stage(await pdfFile()))._id
  await call('POST', '/api/admin/documents', statement('First of the file', file))
  expect((await call('POST', '/api/admin/documents', statement('Second of the file', file))).statusCode).toBe(409)
})

test('a hidden document is on no page and at no address, with its earlier versions; shown again it is', async () => {
  const address = '/documents/policies/policy-complaints.pdf'
  const document = await ofAddress(address)
  await save(document._id, { ...inputOf(document), isHidden: true })
  expect((await onSite('policies')).map(({ name }) => name)).not.toContain('policy-complaints')
  expect((await api.app.inject(address)).statusCode).toBe(404)
  expect((await ofAddress(address)).isHidden).toBe(true)
  await save(document._id, inputOf(document))
  expect((await api.app.inject(address)).statusCode).toBe(200)
})

test('a document moves to another section, behind the others, and keeps its address, file and earlier versions', async () => {
  const file = async (pages: number) => (await stage(await pdfFile(pages)))._id
  const { document } = (await call('POST', '/api/admin/documents', statement('Moved', await file(1)))).json()
  await save(document._id, { ...inputOf(document), file: await file(2) })
  const earlier = `/documents/statements/moved/${today}.pdf`
  const moved = { ...inputOf(document), section: 'certificates', year: null, products: ['finstock'] }
  await save(document._id, moved, {}, `?${WRONG}`)

  const last = (await onSite('certificates')).at(-1)
  expect(last).toMatchObject({ file: document.address, products: ['finstock'], earlier: [{ file: earlier }] })
  expect((await onSite('statements')).map(({ title }) => title)).not.toContain('Moved')
  for (const address of [document.address, earlier, last?.thumbnail.src ?? ''])
    expect((await api.app.inject(address)).statusCode, address).toBe(200)

  // Another of the title takes another address, whichever section it is in.
  const another = await call('POST', '/api/admin/documents', statement('Moved', await file(1)))
  expect(another.json().document.address).toBe('/documents/statements/moved-2.pdf')
  await save(document._id, { ...inputOf(document), year: 2026 })
  expect(await ofAddress(document.address)).toMatchObject({ section: 'statements', products: [], year: 2026 })
})

test('an editor of news links to what is on the site, the last changed first, and changes nothing of it', async () => {
  await api.accounts.create('vera', 'a long password', ['news'])
  const login = { username: 'vera', password: 'a long password' }
  const { token: writer } = (await api.app.inject({ method: 'POST', url: '/api/admin/login', payload: login })).json()
  const asWriter = (url: string) => api.app.inject({ url, headers: { authorization: `Bearer ${writer}` } })
  const links = async () => (await asWriter('/api/admin/documents/links')).json<DocumentLinks>().documents
  const address = '/documents/presentations/company-presentation-2017.pdf'
  const document = await ofAddress(address)
  await save(document._id, inputOf(document))
  expect((await links())[0]).toEqual({
    address,
    section: 'presentations',
    titleEn: document.titleEn,
    titleBg: 'Представяне на дружеството 2017',
    note: '',
    day: null,
  })
  await save(document._id, { ...inputOf(document), isHidden: true })
  expect((await links()).map((link) => link.address)).not.toContain(address)
  expect((await asWriter('/api/admin/documents')).statusCode).toBe(403)
  await save(document._id, inputOf(document))
})

test('"What did the certificate say before?" Each save is a version, and its values can be saved again', async () => {
  const address = '/documents/certificates/kosher.pdf'
  const document = await ofAddress(address)
  const versions = async () =>
    (await call('GET', `/api/admin/documents/${document._id}/versions`)).json<{
      versions: CollectionVersion<StaffDocument>[]
    }>().versions
  expect(await versions()).toEqual([])
  await save(document._id, { ...inputOf(document), issuer: 'KLBD', products: ['finstock'] })
  const { documents } = (await call('GET', '/api/admin/documents')).json<{ documents: StaffDocument[] }>()
  const firstOfAll = documents.find(({ section }) => section === 'certificates')?._id
  const moved = await call('POST', `/api/admin/documents/${document._id}/move`, { after: null, before: firstOfAll })
  expect(moved.statusCode, moved.body).toBe(200)
  await save(document._id, { ...inputOf(document), isHidden: true, file: (await stage(await pdfFile(2)))._id })
  const [third, second, first] = await versions()
  expect([third, second, first].map((one) => [one?.version, one?.savedBy])).toEqual([
    [3, 'anna'],
    [2, 'anna'],
    [1, null],
  ])
  expect(third?.item).toMatchObject({ issuer: '', isHidden: true, pages: 2, isSample: false })
  expect(second?.item).toMatchObject({ issuer: 'KLBD', products: ['finstock'], isHidden: false, isSample: true })
  expect(first?.item).toEqual({ ...document, updatedAt: first?.savedAt })

  await save(document._id, inputOf(second?.item as StaffDocument))
  expect(await ofAddress(address)).toMatchObject({ issuer: 'KLBD', products: ['finstock'], isHidden: false, pages: 2 })
  await save(document._id, inputOf(document))
  expect(await versions()).toHaveLength(5)

  await call('DELETE', `/api/admin/documents/${document._id}`)
  expect((await call('GET', `/api/admin/documents/${document._id}/versions`)).statusCode).toBe(404)
  await call('POST', `/api/trash/documents/${document._id}/restore`, {})
  expect(await versions()).toHaveLength(5)
})

test('caches are told that a certificate ends at midnight in Sofia', async () => {
  const document = await ofAddress('/documents/certificates/iatf-16949.pdf')
  const inSofia = (moment: number) => new Date(moment).toLocaleString('sv', { timeZone: 'Europe/Sofia' })
  const validUntil = inSofia(Date.now() + 86_400_000).slice(0, '2026-11-24'.length)
  await save(document._id, { ...inputOf(document), validUntil })
  const { data: seconds } = await api.supabase.rpc('next_news_change')
  const end = inSofia(Date.now() + ((seconds ?? 0) + 1) * 1000)
  expect(end).toMatch(/ 00:00:0\d$/)
  expect(inSofia(Date.now() + ((seconds ?? 0) - 60) * 1000)).toContain(validUntil)
  await save(document._id, inputOf(document))
  const { data: later } = await api.supabase.rpc('next_news_change')
  expect(later ?? Number.POSITIVE_INFINITY).toBeGreaterThan(2 * 86_400)
})

test('two who change one document do not lose what the other wrote', async () => {
  const document = await ofAddress('/documents/catalogues/rolled-products.pdf')
  const headers = { 'if-match': `"${document.updatedAt}"` }
  expect((await save(document._id, { ...inputOf(document), note: 'One' }, headers)).statusCode).toBe(200)
  const late = await save(document._id, { ...inputOf(document), note: 'Two' }, headers)
  expect([late.statusCode, late.json().current.note]).toEqual([412, 'One'])
})

test('the last certificate becomes the first with one request, which the journal says once', {
  tags: ['AMB-22'],
}, async () => {
  const names = async () => (await onSite('certificates')).map(({ name }) => name)
  const before = await names()
  const [first, last] = await Promise.all(
    [before[0], before.at(-1)].map((name) => ofAddress(`/documents/certificates/${name}.pdf`)),
  )
  const move = (place: object) => call('POST', `/api/admin/documents/${last?._id}/move`, place)
  const openedBefore = inputOf(first as StaffDocument)
  expect((await move({ after: null, before: first?._id })).statusCode).toBe(200)
  expect(await names()).toEqual([before.at(-1), ...before.slice(0, -1)])
  const { entries } = (await call('GET', '/api/admin/journal?kind=document')).json<{ entries: JournalEntry[] }>()
  expect(
    entries
      .slice(0, 2)
      .filter(({ act }) => act === 'move')
      .map(({ itemId }) => itemId),
  ).toEqual([last?._id])

  // Who has another one of the list open saves it all the same.
  const saved = await save(first?._id ?? '', openedBefore, { 'if-match': `"${first?.updatedAt}"` })
  expect(saved.statusCode, saved.body).toBe(200)
  const second = await ofAddress(`/documents/certificates/${before[1]}.pdf`)
  const late = await move({ after: null, before: second._id })
  expect([late.statusCode, late.json().code]).toEqual([409, 'orderChanged'])
  for (const wrong of [{ isUp: true }, { after: null }, { after: 'first', before: null }])
    expect((await move(wrong)).statusCode).toBe(400)
})

test('a deleted document lies in the trash with its file, comes back, and is erased with it', async () => {
  const { document } = (
    await call('POST', '/api/admin/documents', statement('Thrown away', (await stage(await pdfFile()))._id))
  ).json()
  const entry = async () => (await call('GET', '/api/trash')).json<{ trash: TrashEntry[] }>().trash[0]
  const trashed = `/api/trash/documents/${document._id}`
  await call('DELETE', `/api/admin/documents/${document._id}?${WRONG}`)
  expect(await entry()).toMatchObject({
    _id: document._id,
    kind: 'document',
    titles: { en: 'Thrown away' },
    deletedBy: 'anna',
  })
  expect((await api.app.inject(document.address)).statusCode).toBe(404)
  expect((await call('POST', `${trashed}/restore`, {})).json()).toEqual({ ok: true })
  expect((await api.app.inject(document.address)).statusCode).toBe(200)
  expect((await call('DELETE', trashed)).statusCode).toBe(404)

  await call('DELETE', `/api/admin/documents/${document._id}?${WRONG}`)
  expect((await call('DELETE', `${trashed}?${WRONG}`)).json()).toEqual({ ok: true })
  expect((await call('POST', `${trashed}/restore`, {})).statusCode).toBe(404)
  const bucket = createBucket(api.supabase, 'documents')
  const swept = await createSweeper(api.supabase, 'documents', api.app.log).sweep(0)
  expect(swept).toHaveLength(2)
  expect(await bucket.list(0, 1000)).not.toEqual(expect.arrayContaining(swept))
})

test('the journal says who did what with a document', async () => {
  const { document } = (
    await call('POST', '/api/admin/documents', statement('Noted', (await stage(await pdfFile()))._id))
  ).json()
  const input = inputOf(document)
  for (const change of [{ note: 'Changed' }, { file: (await stage(await pdfFile(2)))._id }, { isHidden: true }, {}])
    await save(document._id, { ...input, ...change }, {}, `?${WRONG}`)
  await call('DELETE', `/api/admin/documents/${document._id}?${WRONG}`)
  const { entries } = (await call('GET', '/api/admin/journal?kind=document')).json<{ entries: JournalEntry[] }>()
  const own = entries.filter(({ itemId }) => itemId === document._id)
  expect(own.map(({ act, by, label }) => `${by} ${act} ${label}`)).toEqual(
    ['delete', 'publish', 'hide', 'replace', 'change', 'publish'].map((act) => `anna ${act} Отчет`),
  )
})
