import { expect, test } from 'vitest'
import { documentRow, insertSql } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const database = useMigratedDatabase()

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const literal = (number: number | null) => (number === null ? 'null' : `'${idOf(number)}'`)

async function move(
  table: string,
  moved: number,
  after: number | null,
  before: number | null,
  key: string | null = null,
) {
  const { rows } = await database.query(
    `select public.move_collection_item('${table}', '${idOf(moved)}', ${literal(after)}, ${literal(before)}, '',
      ${key === null ? 'null' : `'${key}'`}) as is_done`,
  )
  return rows[0]?.is_done
}

async function orderOf(table: string): Promise<{ numbers: number[]; positions: number[] }> {
  const { rows } = await database.query(
    `select id, position from public.${table} where deleted_at is null order by position, id`,
  )
  return {
    numbers: rows.map(({ id }) => Number(String(id).slice(-4))),
    positions: rows.map((row) => Number(row.position)),
  }
}

test('a collection whose rows stand in one list has places without naming columns', async () => {
  await database.query(`create table public.awards (
    id uuid primary key default gen_random_uuid(), title text, position integer,
    update_key text, update_hash text, updated_by text, deleted_at timestamptz
  )`)
  await database.query(`insert into private.collections (name, kind, role, title_bg)
    values ('awards', 'award', 'documents', 'title')`)
  await database.query(`insert into public.awards (id, title, position) values
    ('${idOf(1)}', 'first', 1), ('${idOf(2)}', 'second', 2)`)
  expect(await move('awards', 2, null, 1)).toBe(true)
  expect((await orderOf('awards')).numbers).toEqual([2, 1])
})

/** Certificates in the trash or of another section are no neighbours. */
async function prepare(positions: readonly number[]): Promise<void> {
  await database.query('delete from public.documents where true')
  for (const [index, position] of positions.entries())
    await database.query(insertSql('documents', { ...documentRow(`iso-${index}`), id: idOf(index + 1), position }))
}

test('a row comes from the last place to the first at once, and others keep theirs where they can', async () => {
  await prepare([10, 20, 30, 40, 50])
  const updatedAt = async () =>
    (await database.query('select updated_at from public.documents order by id')).rows.map((row) =>
      String(row.updated_at),
    )
  const before = await updatedAt()
  expect(await move('documents', 4, null, 1)).toBe(true)
  expect(await orderOf('documents')).toEqual({ numbers: [4, 1, 2, 3, 5], positions: [10, 20, 30, 40, 50] })
  expect(await move('documents', 4, 5, null)).toBe(true)
  expect(await orderOf('documents')).toEqual({ numbers: [1, 2, 3, 5, 4], positions: [10, 20, 30, 40, 50] })
  expect(await move('documents', 1, 5, 4)).toBe(true)
  expect((await orderOf('documents')).numbers).toEqual([2, 3, 5, 1, 4])
  expect(await updatedAt()).toEqual(before)
})

test('rows of one place get places of their own', async () => {
  await prepare([1, 1, 1, 7])
  expect(await move('documents', 3, 1, 2)).toBe(true)
  expect(await orderOf('documents')).toEqual({ numbers: [1, 3, 2, 4], positions: [1, 2, 3, 7] })
})

test('nothing is moved between two that no longer stand beside each other', async () => {
  await prepare([1, 2, 3, 4])
  await database.query(`update public.documents set deleted_at = now() where id = '${idOf(2)}'`)
  const refused: [number, number | null, number | null][] = [
    [4, 1, 2],
    [4, null, 3],
    [1, 3, null],
    [4, 9, null],
    [2, null, 1],
    [4, 4, null],
  ]
  for (const [moved, after, before] of refused) expect(await move('documents', moved, after, before)).toBe(false)
  expect((await orderOf('documents')).numbers).toEqual([1, 3, 4])
  await database.query(
    `update public.documents set section = 'policies', position = 1, number = '', scope_en = '', issuer = '', issued_on = null,
      valid_until = null, products = '{}' where id = '${idOf(3)}'`,
  )
  expect(await move('documents', 4, null, 3)).toBe(false)
  expect(await move('documents', 4, null, 1)).toBe(true)
})

test('a move that comes again with its key is made once', async () => {
  await prepare([1, 2, 3])
  expect(await move('documents', 3, null, 1, 'key')).toBe(true)
  expect(await move('documents', 3, null, 1, 'key')).toBe(true)
  expect((await orderOf('documents')).numbers).toEqual([3, 1, 2])
})
