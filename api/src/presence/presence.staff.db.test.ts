import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANNA, startTestApp, type TestApp } from '../../testing/app.ts'

const BORIS = { username: 'boris', password: 'another horse battery' }

let api: TestApp
let another: FastifyInstance
const tokens: Record<string, string> = {}

beforeAll(async () => {
  api = await startTestApp()
  another = await api.buildAnother()
  await api.accounts.create(BORIS.username, BORIS.password)
  for (const account of [ANNA, BORIS]) {
    const answer = await api.app.inject({ method: 'POST', url: '/api/admin/login', payload: account })
    tokens[account.username] = answer.json().token
  }
})
afterAll(async () => {
  await another.close()
  await api.stop()
})

const headers = (who: string) => ({ authorization: `Bearer ${tokens[who]}` })
/** One call of an open form; Boris is always at another process than Anna. */
async function beat(who: 'anna' | 'boris', item: string, tab: string): Promise<string[]> {
  const process = who === 'anna' ? api.app : another
  const answer = await process.inject({
    method: 'POST',
    url: `/api/admin/presence/${item}`,
    headers: headers(who),
    payload: { tab },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().others
}

test('"Is someone else in it?": each is told of the other, at whatever process, and of no one who has left', async () => {
  const [item, elsewhere, mine, second, theirs] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  expect(await beat('anna', item, mine)).toEqual([])
  expect(await beat('boris', item, theirs)).toEqual(['anna'])
  expect(await beat('anna', item, second)).toEqual(['boris'])
  expect(await beat('boris', elsewhere, theirs)).toEqual([])

  const left = await another.inject({
    method: 'DELETE',
    url: `/api/admin/presence/${item}/${theirs}`,
    headers: headers('boris'),
  })
  expect(left.json()).toEqual({ ok: true })
  expect(await beat('anna', item, mine)).toEqual([])
})

test('whose computer sleeps is gone after twenty seconds, and their row with the next call', async () => {
  const [item, mine, theirs] = [randomUUID(), randomUUID(), randomUUID()]
  await beat('boris', item, theirs)
  const seen = (seconds: number) =>
    api.supabase
      .from('presence')
      .update({ seen_at: new Date(Date.now() - seconds * 1000).toISOString() })
      .eq('tab', theirs)
  await seen(15)
  expect(await beat('anna', item, mine)).toEqual(['boris'])
  await seen(21)
  expect(await beat('anna', item, mine)).toEqual([])
  expect((await api.supabase.from('presence').select().eq('tab', theirs)).data).toEqual([])
})

test('no account ends the presence of another', async () => {
  const [item, mine, theirs] = [randomUUID(), randomUUID(), randomUUID()]
  await beat('boris', item, theirs)
  await api.app.inject({ method: 'DELETE', url: `/api/admin/presence/${item}/${theirs}`, headers: headers('anna') })
  expect(await beat('anna', item, mine)).toEqual(['boris'])
})

test('many forms at once get in no one’s way', async () => {
  const item = randomUUID()
  const tabs = Array.from({ length: 20 }, () => randomUUID())
  await Promise.all(tabs.map((tab, index) => beat(index % 2 ? 'anna' : 'boris', item, tab)))
  expect(await beat('anna', item, tabs[1] ?? '')).toEqual(['boris'])
})
