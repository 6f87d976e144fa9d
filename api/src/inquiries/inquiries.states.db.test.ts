import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Colleague, InquiryPage, InquiryState, StoredInquiry } from '#contract/inquiries.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { times } from '../../testing/faults.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'

let api: TestApp
let other: Awaited<ReturnType<TestApp['buildAnother']>>
const tokens: Record<string, string> = {}
let staff: Colleague[]

beforeAll(async () => {
  api = await startTestApp()
  other = await api.buildAnother()
  tokens.anna = await api.signIn()
  for (const username of ['boris', 'vera']) {
    await api.accounts.create(username, 'correct horse battery')
    const payload = { username, password: 'correct horse battery' }
    const answer = await api.app.inject({ method: 'POST', url: '/api/admin/login', payload })
    tokens[username] = answer.json<{ token: string }>().token
  }
  staff = (await ask('/api/inquiries/colleagues')).json<{ colleagues: Colleague[] }>().colleagues
})
afterAll(async () => {
  await other.close()
  await api.stop()
})
beforeEach(async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
})

interface Call {
  as?: string
  method?: 'GET' | 'POST' | 'DELETE'
  payload?: object
  app?: typeof other
}
const ask = (url: string, { as = 'anna', method = 'GET', payload, app = api.app }: Call = {}) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${tokens[as]}` }, ...(payload && { payload }) })
const idOf = (username: string) => staff.find((each) => each.username === username)?.id ?? null

type Place = { state: InquiryState; assignee: string | null }
const NEW: Place = { state: 'new', assignee: null }
const change = (id: string, seen: Place, next: Place, call: Call = {}) =>
  ask(`/api/inquiries/${id}/state`, { method: 'POST', payload: { seen, ...next }, ...call })
const take = (id: string, as: string, call: Call = {}) =>
  change(id, NEW, { state: 'inWork', assignee: idOf(as) }, { as, ...call })

async function send(more: object = {}): Promise<string> {
  const answer = await api.app.inject({ method: 'POST', url: '/api/inquiries', payload: someInquiry({ ...more }) })
  return answer.json<{ id: string }>().id
}
const read = async (id: string) => (await ask(`/api/inquiries/${id}`)).json<{ inquiry: StoredInquiry }>().inquiry
const list = async (query: string, as = 'anna') => (await ask(`/api/inquiries${query}`, { as })).json<InquiryPage>()
const namesOf = ({ inquiries }: InquiryPage) => inquiries.map(({ name }) => name).toSorted()

test('a new inquiry has a number of its own, and no assignee', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => send()))
  const inquiries = await Promise.all(ids.map(read))
  const numbers = inquiries.map(({ number }) => number)
  for (const number of numbers) expect(number).toMatch(/^B-20\d\d-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(new Set(numbers).size).toBe(50)
  expect(inquiries[0]).toMatchObject({ state: 'new', assignee: null, changedAt: null, answeredAt: null })
})

test('from new over in work to answered and back; the first answer is remembered', async () => {
  const id = await send()
  const anna = idOf('anna')
  const taken = (await take(id, 'anna')).json<{ inquiry: StoredInquiry }>().inquiry
  expect(taken).toMatchObject({ state: 'inWork', assignee: { id: anna, username: 'anna' }, answeredAt: null })
  expect(taken.changedAt).toMatch(/^20\d\d-/)
  const inWork = { state: 'inWork', assignee: anna } as const
  const answered = { state: 'answered', assignee: anna } as const
  expect((await change(id, inWork, answered)).statusCode).toBe(200)
  const { answeredAt } = await read(id)
  expect(answeredAt).toMatch(/^20\d\d-/)
  expect((await change(id, answered, NEW)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ state: 'new', assignee: null, answeredAt })
  await change(id, NEW, answered)
  expect((await read(id)).answeredAt).toBe(answeredAt)
})

test('two people take one inquiry at once: one has it, and the other is told who', async () => {
  for (let round = 0; round < times(8, 100); round += 1) {
    const id = await send()
    const people = ['anna', 'boris', 'vera']
    const answers = await Promise.all(people.map((as, index) => take(id, as, { app: index % 2 ? other : api.app })))
    const winners = people.filter((_, index) => answers[index]?.statusCode === 200)
    expect(winners).toHaveLength(1)
    const assignee = { id: idOf(winners[0] ?? ''), username: winners[0] }
    expect(await read(id)).toMatchObject({ state: 'inWork', assignee })
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'inquiryChanged', current: expect.objectContaining({ assignee }) }),
      ])
  }
})

test('whatever several people do with one inquiry, each change starts from what the one before left', async () => {
  const state = fc.constantFrom<InquiryState>('new', 'inWork', 'answered', 'spam')
  const person = fc.constantFrom('anna', 'boris', 'vera')
  const step = fc.record({ state, person })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      const id = await send()
      let seen: Place = NEW
      for (const { state, person } of steps) {
        const next: Place = { state, assignee: state === 'new' ? null : idOf(person) }
        const rival: Place = { state: 'inWork', assignee: idOf(person === 'anna' ? 'boris' : 'anna') }
        const [mine, theirs] = await Promise.all([change(id, seen, next, { as: person }), change(id, seen, rival)])
        const stored = await read(id)
        const now: Place = { state: stored.state, assignee: stored.assignee?.id ?? null }
        const isSame = (place: Place) => place.state === now.state && place.assignee === now.assignee
        // A change to what is there already is none, so the other one may follow it.
        const accepted = [mine, theirs].filter(({ statusCode }) => statusCode === 200).length
        expect(accepted).toBeGreaterThanOrEqual(1)
        expect([next, rival].some(isSame)).toBe(true)
        for (const { statusCode, json } of [mine, theirs])
          if (statusCode !== 200) expect([statusCode, json().code]).toEqual([409, 'inquiryChanged'])
        seen = now
      }
    }),
    cases(15, 0.05),
  )
})

test('the same change twice, after a lost answer or a second click, is one', async () => {
  const id = await send()
  const answers = [await take(id, 'anna'), await take(id, 'anna')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
})

test('an inquiry is passed on to a colleague, and only to one who may sign in', async () => {
  const id = await send()
  await take(id, 'anna')
  const mine = { state: 'inWork', assignee: idOf('anna') } as const
  expect((await change(id, mine, { state: 'inWork', assignee: idOf('boris') })).statusCode).toBe(200)
  expect((await read(id)).assignee?.username).toBe('boris')
  expect(staff.map(({ username }) => username)).toEqual(['anna', 'boris', 'vera'])
  const unknown = await change(id, { state: 'inWork', assignee: idOf('boris') }, { ...mine, assignee: randomUUID() })
  expect([unknown.statusCode, unknown.json().field]).toEqual([400, 'assignee'])
})

test.each([
  [{ seen: NEW, state: 'inWork', assignee: null }],
  [{ seen: NEW, state: 'new', assignee: randomUUID() }],
  [{ seen: NEW, state: 'done', assignee: null }],
  [{ state: 'spam', assignee: null }],
])('the change %j is refused', async (payload) => {
  const id = await send()
  expect((await ask(`/api/inquiries/${id}/state`, { method: 'POST', payload })).statusCode).toBe(400)
  expect((await read(id)).state).toBe('new')
})

test('a suspicion of spam ends when staff judge that it is none, and the mail still says it', async () => {
  const id = await send({ website: 'https://x.example' })
  expect((await read(id)).suspected).toBe(true)
  await change(id, NEW, { state: 'spam', assignee: null })
  expect((await read(id)).suspected).toBe(true)
  await change(id, { state: 'spam', assignee: null }, NEW)
  expect((await read(id)).suspected).toBe(false)
  expect((await list('?suspected=true')).total).toBe(0)
  const { data } = await api.supabase.from('inquiries').select('suspected').eq('id', id).single()
  expect(data?.suspected, 'a repeated mail is the same mail').toBe(true)
})

test('the list is narrowed by state, kind, topic, product and to mine, and counts what each state has', async () => {
  const about = { kind: 'product', category: undefined } as const
  await send({ ...about, name: 'Foil', products: ['household-foil', 'container-foil'] })
  const strip = await send({ ...about, name: 'Strip', products: ['finstock'], region: 'Poland' })
  const event = await send({ name: 'Event', category: 'events' })
  await send({ name: 'Trap', category: 'support', website: 'x' })
  await take(strip, 'boris')
  await change(event, NEW, { state: 'answered', assignee: idOf('anna') })

  const all = await list('')
  expect(all.counts).toEqual({ new: 2, inWork: 1, answered: 1, spam: 0 })
  expect([all.total, all.mine]).toEqual([4, 1])
  expect((await list('?state=inWork')).mine, 'in any state').toBe(1)
  expect((await list('?mine=true', 'boris')).mine, 'also while it is chosen').toBe(1)
  const narrowed = async (query: string, as?: string) => namesOf(await list(query, as))
  expect(await narrowed('?state=new')).toEqual(['Foil', 'Trap'])
  expect(await narrowed('?kind=product')).toEqual(['Foil', 'Strip'])
  expect(await narrowed('?category=events')).toEqual(['Event'])
  expect(await narrowed('?product=container-foil')).toEqual(['Foil'])
  expect(await narrowed('?region=Poland')).toEqual(['Strip'])
  expect(await narrowed('?mine=true')).toEqual(['Event'])
  expect(await narrowed('?mine=true', 'boris')).toEqual(['Strip'])
  expect(await narrowed('?suspected=true')).toEqual(['Trap'])
  expect(await narrowed('?mail=queued&state=inWork')).toEqual(['Strip'])
  const number = (await read(event)).number
  expect(await narrowed(`?search=${number.toLowerCase()}`)).toEqual(['Event'])
  const products = await list('?kind=product&state=new')
  expect([products.counts, products.total]).toEqual([{ new: 1, inWork: 1, answered: 0, spam: 0 }, 1])
})

test('the time to the first answer is the median of the last 30 days, and nothing without an answer', async () => {
  expect((await list('')).firstAnswerSeconds).toBeNull()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const rows = [1, 3, 20].map((hours) => ({
    inquiry: someInquiry({ state: 'answered', created_at: ago(hours + 1), answered_at: ago(1) }),
  }))
  const old = someInquiry({ state: 'answered', created_at: ago(24 * 60), answered_at: ago(24 * 31) })
  await storeInquiries(api.supabase, [...rows, { inquiry: old }])
  expect((await list('')).firstAnswerSeconds).toBeCloseTo(3 * 3_600, 0)
  expect((await list('?state=new&mine=true')).firstAnswerSeconds, 'of all').toBeCloseTo(3 * 3_600, 0)
})

test('a note is kept with its author and time, once however often it comes', async () => {
  const id = await send()
  const payload = { _id: randomUUID(), note: '  Има матрица.\nПитай Галина.  ' }
  const add = (as: string, body: object, inquiry = id) =>
    ask(`/api/inquiries/${inquiry}/notes`, { method: 'POST', as, payload: body })
  const first = await add('anna', payload)
  expect((await add('anna', payload)).json()).toEqual(first.json())
  await add('boris', { _id: randomUUID(), note: 'Да.' })
  expect((await ask(`/api/inquiries/${id}/notes`)).json()).toEqual({
    notes: [
      { _id: payload._id, author: 'anna', note: 'Има матрица.\nПитай Галина.', createdAt: expect.any(String) },
      expect.objectContaining({ author: 'boris', note: 'Да.' }),
    ],
  })
  for (const note of ['', '  \n', 'x'.repeat(2_001)])
    expect((await add('anna', { _id: randomUUID(), note })).json()).toMatchObject({ field: 'note' })
  expect((await add('anna', { _id: randomUUID(), note: 'x' }, randomUUID())).statusCode).toBe(404)
  expect((await add('anna', payload, await send())).statusCode, 'the note of another inquiry').toBe(404)
})

test('a person who asks for it is erased at once, with notes and mail', async () => {
  const [id, kept] = [await send({ name: 'Forget me' }), await send({ name: 'Keep me' })]
  for (const inquiry of [id, kept])
    await ask(`/api/inquiries/${inquiry}/notes`, { method: 'POST', payload: { _id: randomUUID(), note: 'Call' } })
  expect((await ask(`/api/inquiries/${id}`, { method: 'DELETE' })).json()).toEqual({ ok: true })
  expect((await ask(`/api/inquiries/${id}`, { method: 'DELETE' })).statusCode).toBe(404)
  expect((await ask(`/api/inquiries/${id}`)).statusCode).toBe(404)
  const left = async (table: 'mails' | 'inquiry_notes') =>
    (await api.supabase.from(table).select('inquiry_id')).data?.map(({ inquiry_id }) => inquiry_id)
  expect([await left('mails'), await left('inquiry_notes')]).toEqual([[kept], [kept]])
})

test('the tab counts what is not looked after yet', async () => {
  const id = await send()
  await send()
  const count = async () => (await ask('/api/admin/counts')).json<{ inquiries: number }>().inquiries
  expect(await count()).toBe(2)
  await take(id, 'anna')
  expect(await count()).toBe(1)
})
