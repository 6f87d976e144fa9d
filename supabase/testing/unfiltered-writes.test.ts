import { describe, expect, test } from 'vitest'
import { FUNCTION_SOURCES, type FunctionSource, unfilteredWrites } from './unfiltered-writes.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const database = useMigratedDatabase()

test('no function updates or deletes without WHERE, which Supabase refuses', { tags: ['RS-1'] }, async () => {
  const { rows } = await database.query(FUNCTION_SOURCES)
  expect(rows.length).toBeGreaterThan(20)
  const found: Record<string, string[]> = {}
  for (const row of rows as ({ name: string } & FunctionSource)[]) {
    const writes = await unfilteredWrites(row)
    if (writes.length > 0) found[row.name] = writes
  }
  expect(found).toEqual({})
})

describe('the check itself', () => {
  const plpgsql = (body: string): FunctionSource => ({
    language: 'plpgsql',
    definition: `create function f() returns setof x language plpgsql as $$ declare n integer; begin ${body} end; $$`,
    body,
    isAtomic: false,
  })
  const sql = (body: string): FunctionSource => ({ language: 'sql', definition: '', body, isAtomic: false })

  test.each([
    plpgsql('update x set a = 1;'),
    plpgsql('if true then delete from x; end if;'),
    plpgsql('return query delete from x returning *;'),
    plpgsql("execute 'delete from ' || name;"),
    plpgsql('with gone as (delete from x returning 1) select count(*) into n from gone;'),
    sql('with gone as (delete from x returning 1) select 1'),
    sql("update x set a = 'where'"),
    sql('select 1; delete from x -- where'),
    { ...sql(''), isAtomic: true, definition: 'create function f() returns void begin atomic delete from x; end' },
  ])('finds the write in $definition $body', async (source) => {
    expect(await unfilteredWrites(source)).toHaveLength(1)
  })

  test.each([
    plpgsql('update x set a = 1 where true;'),
    plpgsql("execute format('delete from %I where true', name);"),
    plpgsql('insert into x values (1) on conflict (a) do update set b = 2;'),
    plpgsql('perform 1 from x for update;'),
    sql("select 'delete from x'"),
  ])('lets pass $definition $body', async (source) => {
    expect(await unfilteredWrites(source)).toEqual([])
  })
})
