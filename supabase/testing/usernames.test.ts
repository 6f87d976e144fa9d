import { expect, test } from 'vitest'
import { insertSql } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const account = (username: string) => insertSql('admins', { username, password_hash: '$argon2id$' })

const database = useMigratedDatabase()

test('an account is found, and its name taken, in capital letters too', async () => {
  await database.query(account('Mila'))
  for (const name of ['Mila', 'mila', 'MILA']) {
    const { rows } = await database.query(`select username from public.account_named('${name}')`)
    expect(rows).toEqual([{ username: 'Mila' }])
    await expect(database.query(account(name))).rejects.toMatchObject({ code: '23505' })
  }
  for (const other of ['Mil_', 'mila%', 'mil'])
    expect((await database.query(`select from public.account_named('${other}')`)).count).toBe(0)
})
