import { expect, test } from 'vitest'
import { useMigratedDatabase } from './use-migrated-database.ts'

const database = useMigratedDatabase()

test('a collection whose rows stand in one list has places without naming columns', async () => {
  await database.query(`create table public.awards (
    id uuid primary key default gen_random_uuid(), title text, position integer,
    update_key text, update_hash text, updated_by text, deleted_at timestamptz
  )`)
  await database.query(`insert into private.collections (name, kind) values ('awards', 'award')`)
  await database.query(`insert into public.awards (title, position) values ('first', 1), ('second', 2)`)
  const move = (title: string) =>
    database.query(
      `select public.move_collection_item('awards', id, true, '') from public.awards where title = '${title}'`,
    )
  await move('second')
  const { rows } = await database.query('select title from public.awards order by position')
  expect(rows).toEqual([{ title: 'second' }, { title: 'first' }])
})
