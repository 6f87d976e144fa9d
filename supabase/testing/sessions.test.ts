import { beforeEach, expect, test } from 'vitest'
import { insertSql } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const ADMIN = '00000000-0000-4000-8000-000000000001'
const FIRST = '$argon2id$first'
const START = `select * from public.start_session('${ADMIN}', '${FIRST}', now(), now() + interval '12 hours')`
const NEW_PASSWORD = `update public.admins set password_hash = '$argon2id$second' where id = '${ADMIN}'`
const DISABLE = `update public.admins set disabled_at = now() where id = '${ADMIN}'`
const ROUNDS = process.env.TEST_FULL ? 500 : 20

const database = useMigratedDatabase()

beforeEach(async () => {
  await database.query('truncate public.admins cascade')
  await database.query(insertSql('admins', { id: ADMIN, username: 'anna', password_hash: FIRST, roles: [] }))
})
const running = async () => (await database.query('select from public.sessions where revoked_at is null')).count

test('F27 a session starts with the password that was judged, of an account that may sign in', async () => {
  expect((await database.query(START)).rows).toMatchObject([{ admin_id: ADMIN, revoked_at: null }])
  expect(await running()).toBe(1)
  await database.query(NEW_PASSWORD)
  expect((await database.query(START)).rows).toEqual([])
  await database.query(`update public.admins set password_hash = '${FIRST}', disabled_at = now() where id = '${ADMIN}'`)
  expect((await database.query(START)).rows).toEqual([])
})

test.for([
  ['a new password', NEW_PASSWORD],
  ['the end of an account', DISABLE],
])('F27 %s ends its sessions in the same statement, and no others', async ([, change = '']) => {
  const OTHER = '00000000-0000-4000-8000-000000000002'
  await database.query(insertSql('admins', { id: OTHER, username: 'boris', password_hash: FIRST }))
  await database.query(START)
  await database.query(START.replace(ADMIN, OTHER))
  await database.query(change)
  const ended = await database.query('select admin_id from public.sessions where revoked_at is not null')
  expect(ended.rows).toEqual([{ admin_id: ADMIN }])
  await database.query(`update public.admins set username = 'bobby' where id = '${OTHER}'`)
  expect(await running()).toBe(1)
})

test.for([
  ['a new password', NEW_PASSWORD],
  ['the end of an account', DISABLE],
])('F27 %s waits for a session that is being started, and ends it', async ([, change = '']) => {
  const [signingIn, changing] = [await database.session(), await database.session()]
  await signingIn.query('begin')
  expect(await signingIn.query(START)).toHaveLength(1)
  const changed = changing.query(change)
  await signingIn.query('commit')
  await changed
  expect(await running()).toBe(0)
  await Promise.all([signingIn.close(), changing.close()])
})

test('F27 no session starts while the password is being changed', async () => {
  const [signingIn, changing] = [await database.session(), await database.session()]
  await changing.query('begin')
  await changing.query(NEW_PASSWORD)
  const started = signingIn.query(START)
  await changing.query('commit')
  expect(await started).toEqual([])
  await Promise.all([signingIn.close(), changing.close()])
})

test('F27 of many that start sessions while the password changes none keeps one', async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => database.session()))
  const [changing, ...starting] = sessions
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.query(`update public.admins set password_hash = '${FIRST}' where id = '${ADMIN}'`)
    await Promise.all([...starting.map((one) => one.query(START)), changing?.query(NEW_PASSWORD)])
    expect(await running()).toBe(0)
  }
  await Promise.all(sessions.map((session) => session.close()))
})
