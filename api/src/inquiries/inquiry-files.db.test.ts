import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InquiryFound, InquiryPage } from '#contract/inquiries.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { type Bucket, createBucket } from '#supabase/bucket.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { inquiryWithFiles, postFile, sendFiles, stageFile } from '../../testing/inquiry-files.ts'
import { someInquiry } from '../../testing/mail.ts'

const STEP = 'ISO-10303-21;\nHEADER;'
const PDF = '%PDF-1.7\n1 0 obj'

let api: TestApp
let token: string
let bucket: Bucket
let address: string

beforeAll(async () => {
  api = await startTestApp({ formLimit: 1000 })
  token = await api.signIn()
  bucket = createBucket(api.supabase, 'inquiries')
  address = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
  await api.supabase.from('inquiry_files').delete().neq('name', '')
  await bucket.remove(await stored())
})

const stored = () => bucket.list(0, 1000)
const send = (payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/inquiries', payload, headers })
const asStaff = (url: string, method: 'GET' | 'DELETE' = 'GET', as = token) =>
  api.app.inject({ method, url, headers: { authorization: `Bearer ${as}` } })
const read = async (id: string) => (await asStaff(`/api/inquiries/${id}`)).json<InquiryFound>().inquiry
const sweeper = () => createSweeper(api.supabase, 'inquiries', api.app.log)

test('a buyer sends a drawing with a quantity, and staff save it as it was', async () => {
  const taken = await postFile(api.app, 'Скоба 40×40.STEP', STEP)
  expect([taken.statusCode, taken.json()]).toEqual([
    201,
    { id: expect.any(String), name: 'Скоба 40×40.STEP', kind: 'step', size: STEP.length },
  ])
  const file = taken.json<{ id: string }>().id
  const request = { lines: [{ product: 'finstock', quantity: { value: 12, unit: 't' } }], files: [file] }
  const answer = await send(inquiryWithFiles([], { request }))
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  expect(await read(id)).toMatchObject({ request, files: [taken.json()] })

  const saved = await asStaff(`/api/inquiries/${id}/files/${file}`)
  expect([saved.statusCode, saved.body]).toEqual([200, STEP])
  expect(saved.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Скоба 40×40.STEP')}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('the contact form takes drawings too, and five of them', async () => {
  const files = await Promise.all(Array.from({ length: 5 }, (_, index) => stageFile(api.app, `${index}.pdf`, PDF)))
  const answer = await send(someInquiry({ request: { files } }))
  expect(answer.statusCode).toBe(201)
  const { files: found, kind } = await read(answer.json<{ id: string }>().id)
  expect([kind, found.map(({ id }) => id).toSorted()]).toEqual(['contact', files.toSorted()])
})

test('only staff read a file, and only as a part of its inquiry', async () => {
  const { id, files } = await sendFiles(api.app, [PDF])
  const other = await sendFiles(api.app, [STEP])
  const staged = await stageFile(api.app, 'staged.pdf', PDF)
  const path = `/api/inquiries/${id}/files/${files[0]}`
  expect((await api.app.inject(path)).statusCode).toBe(401)
  expect((await asStaff(path, 'GET', `${token}x`)).statusCode).toBe(401)
  for (const url of [
    `/api/inquiries/${other.id}/files/${files[0]}`,
    `/api/inquiries/${id}/files/${staged}`,
    `/api/inquiries/${id}/files/${randomUUID()}`,
    `/api/inquiries/${randomUUID()}/files/${files[0]}`,
  ])
    expect([url, (await asStaff(url)).statusCode]).toEqual([url, 404])
  expect((await asStaff(`/api/inquiries/${id}/files/..%2Fsecret`)).statusCode).toBe(400)
})

test.each([
  ['a program called a drawing', 'bracket.step', 'MZ\u0090\u0000', 415, 'fileKind'],
  ['a page', 'drawing.pdf', '<!doctype html><script>alert(1)</script>', 415, 'fileKind'],
  ['nothing', 'empty.pdf', '', 400, 'fileEmpty'],
])('%s is refused, whatever its name says, and nothing of it is kept', async (_what, name, bytes, status, code) => {
  const answer = await postFile(api.app, name, bytes)
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ field: 'file', code })])
  expect(await stored()).toEqual([])
  expect((await api.supabase.from('inquiry_files').select()).data).toEqual([])
})

test('20 MB are taken, and one byte more is not', async () => {
  const largest = Buffer.alloc(20 * 2 ** 20, 'x')
  largest.write(PDF)
  const taken = await postFile(api.app, 'largest.pdf', largest)
  expect(taken.json()).toMatchObject({ size: largest.length })
  expect(await bucket.size(taken.json<{ id: string }>().id)).toBe(largest.length)
  const more = await postFile(api.app, 'more.pdf', Buffer.concat([largest, Buffer.from('x')]))
  expect([more.statusCode, more.json()]).toEqual([
    413,
    expect.objectContaining({ field: 'file', code: 'fileTooLarge' }),
  ])
})

test('a name that only its sender understands and a body of another type are refused', async () => {
  expect((await postFile(api.app, 'x', PDF, { 'x-file-name': '%' })).json()).toMatchObject({ field: 'x-file-name' })
  expect((await postFile(api.app, 'x', PDF, { 'content-type': 'application/pdf' })).statusCode).toBe(415)
})

test('an inquiry that names a file which is not there is not stored, and the files that are stay for the next try', async () => {
  const file = await stageFile(api.app, 'one.pdf', PDF)
  const refused = await send(inquiryWithFiles([file, randomUUID()]))
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ field: 'request.files', code: 'fileGone' }),
  ])
  expect((await api.supabase.from('inquiries').select()).data).toEqual([])
  expect((await send(inquiryWithFiles([file]))).statusCode).toBe(201)
})

test('a repetition has the same files, and no other inquiry gets them', async () => {
  const file = await stageFile(api.app, 'one.pdf', PDF)
  const inquiry = inquiryWithFiles([file])
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([send(inquiry, key), send(inquiry, key), send(inquiry)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await send({ ...inquiry, message: 'Mine' })).json()).toMatchObject({ code: 'fileGone' })
  const another = await stageFile(api.app, 'two.pdf', PDF)
  const more = await send({ ...inquiry, request: { files: [file, another] } })
  expect(more.statusCode, 'the first inquiry has the file').toBe(409)
})

test('staff list those with drawings alone', async () => {
  const { id } = await sendFiles(api.app, [PDF])
  await send(someInquiry())
  const { inquiries, total } = (await asStaff('/api/inquiries?files=true')).json<InquiryPage>()
  expect([inquiries.map(({ _id }) => _id), total]).toEqual([[id], 1])
  expect((await asStaff('/api/inquiries?files=false')).statusCode).toBe(400)
})

test('what an inquiry without a drawing sends stays what it was', async () => {
  const answer = await send(someInquiry())
  expect(answer.statusCode).toBe(201)
  expect(await read(answer.json<{ id: string }>().id)).toMatchObject({ request: null, files: [] })
})

test('erased with its inquiry, row and bytes, at once by a person and within the sweep by age', async () => {
  const asked = await sendFiles(api.app, [PDF, STEP])
  const old = await sendFiles(api.app, [PDF])
  expect(await stored()).toHaveLength(3)
  expect((await asStaff(`/api/inquiries/${asked.id}`, 'DELETE')).statusCode).toBe(200)
  expect(await stored()).toEqual(old.files)
  await api.supabase.from('inquiries').update({ created_at: '2020-01-01' }).eq('id', old.id)
  await api.supabase.rpc('erase_old_inquiries')
  expect((await api.supabase.from('inquiry_files').select()).data).toEqual([])
  expect(await sweeper().sweep(0)).toEqual(old.files)
  expect(await stored()).toEqual([])
})

test('a file whose inquiry does not come is given up after two hours, one that has it stays', async () => {
  const { files } = await sendFiles(api.app, [PDF])
  const [old, young] = [await stageFile(api.app, 'old.pdf', PDF), await stageFile(api.app, 'young.pdf', PDF)]
  const longAgo = new Date(Date.now() - 121 * 60 * 1000).toISOString()
  await api.supabase
    .from('inquiry_files')
    .update({ created_at: longAgo })
    .in('id', [old, ...files])
  expect((await api.supabase.rpc('discard_staged_files')).data).toBe(1)
  expect(await sweeper().sweep(0)).toEqual([old])
  expect((await stored()).toSorted()).toEqual([young, ...files].toSorted())
})

test('bytes whose row was never written are swept away, but not while a request may still write it', async () => {
  const id = randomUUID()
  await bucket.put(id, Buffer.from(PDF))
  expect(await sweeper().sweep()).toEqual([])
  expect(await sweeper().sweep(0)).toEqual([id])
})

test('of 20 files that wait of one network, and of 500 in all, the oldest of who sends most give way', async () => {
  const staged = (count: number, network: string, minute: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      name: `${index}.pdf`,
      kind: 'pdf' as const,
      size: 1,
      network,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, minute, index)).toISOString(),
    }))
  const send = (remoteAddress: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/inquiries/files',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'one-more.pdf' },
      payload: Buffer.from(PDF),
      remoteAddress,
    })
  const waiting = async () => {
    const { data } = await api.supabase.from('inquiry_files').select('id').throwOnError()
    return new Set(data.map(({ id }) => id))
  }
  const [one, other] = [staged(20, '203.0.113', 5), staged(1, '198.51.100', 1)]
  await bucket.put(one[0]?.id ?? '', Buffer.from(PDF))
  await api.supabase
    .from('inquiry_files')
    .insert([...one, ...other])
    .throwOnError()
  const { id } = (await send('203.0.113.9')).json<{ id: string }>()
  const expected = [...one.slice(1), ...other].map((file) => file.id)
  expect(await waiting()).toEqual(new Set([...expected, id]))
  expect(await stored()).toEqual([id])

  const many = Array.from({ length: 24 }, (_, n) => staged(20, `192.0.${n}`, 2)).flat()
  await api.supabase.from('inquiry_files').insert(many.slice(1)).throwOnError()
  // 500 wait; who has sent a single one, before all others, keeps it.
  expect((await send('198.18.0.1')).statusCode).toBe(201)
  const left = await waiting()
  expect([left.size, left.has(other[0]?.id ?? '')]).toEqual([500, true])
})

test('where a file came from is forgotten with its inquiry', async () => {
  const { files } = await sendFiles(api.app, [PDF])
  const { data } = await api.supabase.from('inquiry_files').select('network').in('id', files)
  expect(data).toEqual([{ network: null }])
})

test('no file is taken when all would take more room than they have', async () => {
  const file = { file_id: randomUUID(), file_name: 'a.pdf', file_kind: 'pdf' as const, file_size: 2 }
  const { data } = await api.supabase.rpc('stage_inquiry_file', { ...file, from_network: '', most_bytes: 1 })
  expect(data).toBeNull()
  expect((await api.supabase.from('inquiry_files').select('id')).data).toEqual([])
})

describe('files of inquiries that look like spam', () => {
  /** An inquiry that a program has filled in, with a file of so many bytes, as many days ago. */
  async function suspected({ days = 0, size = 1, cleared = false }): Promise<string> {
    const { id, files } = await sendFiles(api.app, [PDF], { website: 'https://spam.example' })
    const created_at = new Date(Date.now() - days * 86_400_000).toISOString()
    await api.supabase.from('inquiries').update({ created_at, cleared }).eq('id', id).throwOnError()
    const [file = ''] = files
    await api.supabase.from('inquiry_files').update({ size }).eq('id', file).throwOnError()
    return file
  }
  const rows = async () => {
    const { data } = await api.supabase.from('inquiry_files').select('id').throwOnError()
    return data.map(({ id }) => id).toSorted()
  }
  const LARGEST = 20 * 2 ** 20

  test('are given up after 30 days, and those of others stay', async () => {
    const honest = await sendFiles(api.app, [PDF])
    await api.supabase
      .from('inquiries')
      .update({ created_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
      .eq('id', honest.id)
      .throwOnError()
    const [young, cleared] = [await suspected({ days: 29 }), await suspected({ days: 31, cleared: true })]
    await suspected({ days: 31 })
    const { data } = await api.supabase.rpc('discard_suspected_files').throwOnError()
    expect([data, await rows()]).toEqual([1, [...honest.files, young, cleared].toSorted()])
  })

  test('those that staff call spam are given up, too', async () => {
    const { id } = await sendFiles(api.app, [PDF])
    const created_at = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await api.supabase.from('inquiries').update({ created_at, state: 'spam' }).eq('id', id).throwOnError()
    expect((await api.supabase.rpc('discard_suspected_files')).data).toBe(1)
  })

  test('take 2 GB at most: the oldest give way when another file comes', async () => {
    const oldest = await suspected({ days: 3, size: LARGEST })
    const template = await suspected({ days: 1 })
    const { data } = await api.supabase
      .from('inquiry_files')
      .select('inquiry_id')
      .eq('id', template)
      .single()
      .throwOnError()
    const others = Array.from({ length: 102 }, () => ({ id: randomUUID(), name: 'a.pdf', kind: 'pdf' as const }))
    await api.supabase
      .from('inquiry_files')
      .insert(others.map((file) => ({ ...file, size: LARGEST, ...data })))
      .throwOnError()
    const staged = await stageFile(api.app, 'one.pdf', PDF)
    const left = await rows()
    expect([left.includes(oldest), left.includes(template), left.includes(staged)]).toEqual([false, true, true])
    expect(left.length).toBe(104)
    // Its bytes are gone at once.
    expect(await stored()).not.toContain(oldest)
  })

  test('give way to all others when there is no more room', async () => {
    const file = await suspected({ size: 2 })
    const next = { file_id: randomUUID(), file_name: 'a.pdf', file_kind: 'pdf' as const, file_size: 2 }
    const stage = (most_bytes: number) =>
      api.supabase.rpc('stage_inquiry_file', { ...next, from_network: '', most_bytes })
    expect((await stage(4)).data).toEqual([])
    await api.supabase.from('inquiry_files').delete().eq('id', next.file_id).throwOnError()
    expect((await stage(3)).data).toEqual([file])
    expect(await rows()).toEqual([next.file_id])
  })
})

test('F18 slow senders keep no file of another network out', async () => {
  const stop = new AbortController()
  // Eight are more than are read and may wait of one network.
  const [beyond, refused] = [8, Promise.withResolvers<void>()]
  let count = 0
  const slow = Array.from({ length: 22 + beyond }, () =>
    fetch(`${address}/api/inquiries/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'slow.pdf' },
      body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(PDF)) }),
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit)
      .then(({ status }) => {
        if (status === 503) count += 1
        if (count === beyond) refused.resolve()
        return status
      })
      .catch(() => 'cut off'),
  )
  // Who is cut off before the server has seen it is not refused.
  await refused.promise
  const other = await api.app.inject({
    method: 'POST',
    url: '/api/inquiries/files',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'honest.pdf' },
    payload: Buffer.from(PDF),
    remoteAddress: '203.0.113.9',
  })
  expect(other.statusCode).toBe(201)
  stop.abort()
  const statuses = await Promise.all(slow)
  expect(statuses.filter((status) => status === 503).length).toBe(beyond)
})

test('ten files for each form are taken from one address, and forms are counted apart', async () => {
  const limited = await startTestApp({ formLimit: 1 })
  for (let index = 0; index < 10; index += 1)
    expect((await postFile(limited.app, `${index}.pdf`, PDF)).statusCode).toBe(201)
  expect((await postFile(limited.app, 'eleven.pdf', PDF)).statusCode).toBe(429)
  expect((await limited.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry() })).statusCode).toBe(
    201,
  )
  await limited.stop()
})

test('a sender who is cut off in the middle leaves nothing, and the next ones are taken', async () => {
  for (let index = 0; index < 6; index += 1) {
    const hasCome = once(api.app.server, 'request')
    // On a connection of its own: one that is kept may be closed by the server at this moment.
    const sent = request(`${address}/api/inquiries/files`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'cut.pdf' },
    }).on('error', () => undefined)
    const isClosed = new Promise((resolve) => sent.once('close', resolve))
    sent.write(PDF)
    await hasCome
    sent.destroy()
    await isClosed
  }
  expect((await postFile(api.app, 'whole.pdf', PDF)).statusCode).toBe(201)
  expect(await stored()).toHaveLength(1)
})
