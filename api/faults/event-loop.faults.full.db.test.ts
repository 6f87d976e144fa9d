import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import { MAX_MARKS, MAX_OPEN_ELEMENTS, MAX_RICH_TEXT } from '#contract/rich-text.ts'
import { newsForm, publish, someNews, type TestApp } from '../testing/app.ts'
import { type AppProcess, startAppProcess } from '../testing/app-process.ts'
import { tellFault } from '../testing/faults.ts'
import type { TestProcess } from '../testing/process.ts'

/** Megabytes of JSON that are read in as long; the least of several tries, for others use the machine. */
const MAX_HOLD = 36
const TRIES = 3

let started: AppProcess
let api: TestApp
let server: TestProcess
let token: string
let position: string

beforeAll(async () => {
  started = await startAppProcess()
  ;({ api, server, token } = started)
  await publish(api, token, { url: 'item' })
  const row = { title: 'x', start_date: '2026-01-01', end_date: '2099-01-01' }
  const { data } = await api.supabase.from('careers').insert(row).select().single()
  position = data?.id ?? ''
})
afterAll(() => started.stop())

type Body = string | FormData

async function statusOf(path: string, body?: Body): Promise<number> {
  const answer = await fetch(server.url + path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body }),
  })
  await answer.arrayBuffer()
  return answer.status
}

type Asked = { path: string; statuses: number[]; body?: Body }
type Judged = { wrong: unknown[]; held: number; asked: number }

/** Milliseconds that a megabyte of JSON takes, of all tries the middle one. */
const references: number[] = []
async function reference(): Promise<number> {
  for (let round = 0; round < 5; round += 1) references.push((await server.reference()) / 4)
  return references.toSorted((one, other) => one - other)[references.length >> 1] ?? 0
}

/** Notes answers of another status, and each request that holds the loop for too long every time. */
async function judge(judged: Judged, what: string, requests: Asked[]): Promise<void> {
  const shortest = new Map<string, number>()
  for (let round = 0; round < TRIES; round += 1)
    for (const { path, statuses, body } of requests) {
      await server.longestHold()
      const status = await statusOf(path, body)
      const held = await server.longestHold()
      shortest.set(path, Math.min(held, shortest.get(path) ?? held))
      if (!statuses.includes(status)) judged.wrong.push([what, path, status])
      judged.asked += 1
    }
  const megabyte = await reference()
  for (const [path, milliseconds] of shortest) {
    const held = Math.round(milliseconds / megabyte)
    if (held > MAX_HOLD) judged.wrong.push([what, path, `${Math.round(milliseconds)} ms, ${held} MB of JSON`])
    judged.held = Math.max(judged.held, held)
  }
}

function tell(context: TestContext, name: string, { wrong, held, asked }: Judged): void {
  expect(wrong).toEqual([])
  tellFault(context, `F35 ${name}, as long as ${held} MB of JSON`, {
    repetitions: asked,
    wrongAnswers: wrong.length,
  })
}

/** A piece of markup, as often as a text may have it. */
function fill(piece: string, before = ''): string {
  const marks = (text: string) => text.match(/[<>&]/g)?.length ?? 0
  const byMarks = Math.floor((MAX_MARKS - marks(before)) / marks(piece))
  const byLength = Math.floor((MAX_RICH_TEXT - before.length) / piece.length)
  return before + piece.repeat(Math.min(byMarks, byLength))
}
const deep = '<b>'.repeat(MAX_OPEN_ELEMENTS - 2)
const attributes = Array.from({ length: 30_000 }, (_, index) => `a${index.toString(36)}`).join(' ')
const TEXTS: [string, string][] = [
  ['elements', fill('<b>x</b>')],
  ['links', fill('<a href="http:x">x</a>')],
  ['videos', fill('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>')],
  ['signs that open nothing', fill('<')],
  ['signs that are escaped', fill('&')],
  ['ends deep within', fill('</p>', deep)],
  ['signs deep within', fill('<', deep)],
  ['elements that end each other', fill('<p></p><table></table>', deep)],
  ['attributes', `<p ${attributes}>`],
]

test('F35 the most expensive texts, written or read, do not block other requests', async (context) => {
  const judged: Judged = { wrong: [], held: 0, asked: 0 }
  for (const [what, text] of TEXTS) {
    const texts = { title: 'x', contentOne: text, contentTwo: text }
    const news = someNews('x', { content: { bg: texts, en: texts, de: texts, it: texts } })
    const dates = { title: 'x', startDate: '2026-01-01', endDate: '2099-01-01' }
    const career = { ...dates, responsibilities: text, requirements: text, additional: text }
    // The database refuses what has grown too long by being cleaned.
    const statuses = [200, 400]
    const writes = [
      { path: '/api/news/updateTexts/item', statuses, body: JSON.stringify(news) },
      { path: '/api/news/update/item', statuses, body: newsForm({ data: news }) },
      { path: `/api/careers/update/${position}`, statuses, body: JSON.stringify(career) },
    ]
    const readers = ['/api/news/item', '/api/news', '/api/news?fields=summary', '/api/careers', '/api/search']
    await judge(judged, what, [...writes, ...readers.map((path) => ({ path, statuses: [200] }))])
  }
  tell(context, 'the worst texts there may be', judged)
})

const KILOBYTE = 2 ** 10
const MEGABYTE = 2 ** 20
/** Bodies of JSON that are refused, of about so many bytes. */
const BODIES: [string, (bytes: number) => string][] = [
  ['levels of lists', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
  ['levels of objects', (bytes) => '{"a":'.repeat(bytes / 6) + 1 + '}'.repeat(bytes / 6)],
  ['keys', (bytes) => `{${Array.from({ length: bytes / 12 }, (_, index) => `"k${index}":0`).join()}}`],
  [
    'prototypes',
    (bytes) =>
      `{"x":[${Array(Math.floor(bytes / 20))
        .fill('{"__proto__":{}}')
        .join()}]}`,
  ],
  ['numbers', (bytes) => `[${'1,'.repeat(bytes / 2 - 2)}1]`],
  ['lists in a text', (bytes) => `{"content":{"en":{"contentOne":[${'[],'.repeat(bytes / 3 - 20)}1]}}}`],
  ['one long text', (bytes) => JSON.stringify({ content: { en: { contentOne: '<b>'.repeat(bytes / 3 - 20) } } })],
]

test('F35 the most expensive bodies are refused and do not block other requests', async (context) => {
  const judged: Judged = { wrong: [], held: 0, asked: 0 }
  for (const [what, make] of BODIES) {
    const form = new FormData()
    form.append('data', make(7.9 * MEGABYTE))
    const bodies: [string, Body][] = [
      ['/api/news/update/item', form],
      ['/api/news/updateTexts/item', make(7.9 * MEGABYTE)],
      [`/api/careers/update/${position}`, make(3.9 * MEGABYTE)],
      ['/api/inquiries', make(60 * KILOBYTE)],
      ['/api/newsletter', make(60 * KILOBYTE)],
      ['/api/admin/login', make(60 * KILOBYTE)],
    ]
    const requests = bodies.map(([path, body]) => ({ path, body, statuses: [400] }))
    await judge(judged, what, requests)
  }
  tell(context, 'the worst bodies there may be', judged)
})
