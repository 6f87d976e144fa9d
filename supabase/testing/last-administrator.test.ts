import { beforeEach, expect, test } from 'vitest'
import { insertSql } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const ANNA = '00000000-0000-4000-8000-000000000001'
const BORIS = '00000000-0000-4000-8000-000000000002'
const NEWS = '00000000-0000-4000-8000-000000000003'
const account = (id: string, username: string, more = {}) =>
  insertSql('admins', { id, username, password_hash: '$argon2id$', ...more })
const demote = (id: string) => `update public.admins set roles = '{news}' where id = '${id}'`
const stop = (id: string) => `update public.admins set disabled_at = now() where id = '${id}'`
const remove = (id: string) => `delete from public.admins where id = '${id}'`
const WAYS: [string, (id: string) => string][] = [
  ['demoted', demote],
  ['stopped', stop],
  ['deleted', remove],
]

const database = useMigratedDatabase()

beforeEach(async () => {
  await database.query('truncate public.admins cascade')
  await database.query(account(ANNA, 'anna'))
})
const administrators = async () =>
  (await database.query(`select from public.admins where 'administrator' = any (roles) and disabled_at is null`)).count

test.for(WAYS)('is not %s, no matter who else there is', async ([, change]) => {
  await database.query(account(BORIS, 'boris', { roles: ['news', 'documents'] }))
  await expect(database.query(change(ANNA))).rejects.toThrow(/the last administrator/)
  await database.query(change(BORIS))
  expect(await administrators()).toBe(1)
})

test.for(WAYS)('one of two is %s, and then the other not', async ([, change]) => {
  await database.query(account(BORIS, 'boris'))
  await database.query(change(BORIS))
  await database.query(account(NEWS, 'vera', { roles: ['news'] }))
  await expect(database.query(change(ANNA))).rejects.toThrow(/the last administrator/)
  expect(await administrators()).toBe(1)
  const others = `delete from public.admins where 'administrator' = any (roles) and disabled_at is null`
  await expect(database.query(others)).rejects.toThrow(/the last administrator/)
})

test('of two who demote each other at the same moment one stays', async () => {
  await database.query(account(BORIS, 'boris'))
  const sessions = await Promise.all([database.session(), database.session()])
  const [one, other] = sessions
  await one?.query('begin')
  await one?.query(demote(ANNA))
  const second = other?.query(stop(BORIS)).then(
    () => 'done',
    (error: Error) => error.message,
  )
  await one?.query('commit')
  expect(await second).toMatch(/the last administrator/)
  expect(await administrators()).toBe(1)
  await Promise.all(sessions.map((session) => session.close()))
})

test('of many changes at once one administrator is left', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `00000000-0000-4000-8000-0000000001${index}0`)
  for (const [index, id] of ids.entries()) await database.query(account(id, `administrator ${index}`))
  const sessions = await Promise.all([...ids, ANNA].map(() => database.session()))
  const ended = await Promise.allSettled(
    [...ids, ANNA].map((id, index) => sessions[index]?.query((index % 2 ? demote : stop)(id))),
  )
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await administrators()).toBe(1)
  await Promise.all(sessions.map((session) => session.close()))
})
