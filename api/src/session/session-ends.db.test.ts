import { setTimeout as later } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const post = (url: string, payload: object, headers = {}) => api.app.inject({ method: 'POST', url, payload, headers })
const validate = (token: string) => post('/api/admin/validate', { token })
const login = (username: string, password: string) => post('/api/admin/login', { username, password })

/** Repeats a call that gives tokens, in three loops at once. @returns what ends the loops and gives all tokens */
function collectTokens(call: (last: string) => Promise<{ statusCode: number; body: string }>, first = '') {
  let isEnough = false
  const tokens: string[] = first ? [first] : []
  async function loop(last: string): Promise<void> {
    const answer = await call(last)
    if (answer.statusCode !== 200) return
    const { token } = JSON.parse(answer.body) as { token: string }
    tokens.push(token)
    if (!isEnough) return loop(token)
  }
  const ended = Promise.all([loop(first), loop(first), loop(first)])
  return async () => {
    isEnough = true
    await ended
    return tokens
  }
}

async function countAccepted(tokens: string[]): Promise<number> {
  const answers = await Promise.all(tokens.map(validate))
  return answers.filter(({ statusCode }) => statusCode === 200).length
}

const ROUNDS = process.env.TEST_FULL ? 200 : 6
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

test('F27 signing out ends a session that is renewed at the same moment', { tags: ['ADM-07'] }, async () => {
  for (const round of rounds) {
    const token = await api.signIn()
    const allTokens = collectTokens(validate, token)
    await later(20 + (round % 10) * 3)
    const answer = await post('/api/admin/logout', {}, { authorization: `Bearer ${token}` })
    expect(answer.statusCode).toBe(200)
    expect(await countAccepted(await allTokens())).toBe(0)
  }
})

test('F27 a new password ends a session that is renewed at the same moment', async () => {
  await api.accounts.create('renewing', 'password 0')
  for (const round of rounds) {
    const { token } = (await login('renewing', `password ${round}`)).json()
    const allTokens = collectTokens(validate, token)
    await api.accounts.setPassword('renewing', `password ${round + 1}`)
    expect(await countAccepted(await allTokens())).toBe(0)
  }
})

test('F27 a new password ends a session that the old password starts at the same moment', async () => {
  for (const round of rounds.slice(0, ROUNDS / 2)) {
    const name = `signing in ${round}`
    await api.accounts.create(name, 'old password')
    const allTokens = collectTokens(() => login(name, 'old password'))
    await later(round * 20)
    await api.accounts.setPassword(name, 'new password')
    expect(await countAccepted(await allTokens())).toBe(0)
  }
})

test('F27 an account that is disabled at the moment of its sign-in has no session', async () => {
  for (const round of rounds.slice(0, ROUNDS / 2)) {
    const name = `disabled ${round}`
    await api.accounts.create(name, 'a long password')
    const allTokens = collectTokens(() => login(name, 'a long password'))
    await later(round * 20)
    await api.accounts.disable(name)
    expect(await countAccepted(await allTokens())).toBe(0)
    const { id = '' } = (await api.accounts.find(name)) ?? {}
    const { data } = await api.supabase.from('sessions').select().eq('admin_id', id).is('revoked_at', null)
    expect(data).toEqual([])
  }
})
