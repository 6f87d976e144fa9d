import { expect, test } from 'vitest'
import { ONCE_CROSSED, ROWS, WRITES } from './lock-order.writes.ts'
import type { DatabaseSession } from './migrated-database.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

/** Milliseconds that a row is held at most before the next one is taken, so that two writes are in each other's way. */
const MAX_PAUSE_MS = 3
/** Has each row of each table held for a moment when it is written, and once more before the transaction goes on. */
const PAUSES = `
  create function private.pause() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(random() * ${MAX_PAUSE_MS} / 1000);
    return case when tg_when = 'BEFORE' then coalesce(new, old) end;
  end $$;
  do $$
  declare
    of_table regclass;
  begin
    for of_table in select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace) loop
      execute format('create trigger a_pause before insert or update or delete on %s for each row execute function private.pause()', of_table);
      execute format('create trigger b_pause after insert or update or delete on %s for each row execute function private.pause()', of_table);
    end loop;
  end $$;`

const LOCKED = `
  select coalesce(relation::regclass::text, concat(classid, '/', objid)) as name from pg_locks
  where pid = pg_backend_pid() and (
    locktype = 'advisory' or mode in ('RowShareLock', 'RowExclusiveLock')
      and exists (select from pg_class where pg_class.oid = relation and relkind = 'r')
  )`

/**
 * Does a write up to its end, and takes it back, so that all find the same rows.
 * @param wait milliseconds before it begins
 * @returns the code of its error, which another write may have caused
 */
async function tryWrite(session: DatabaseSession, write: string, wait: number): Promise<string | undefined> {
  try {
    await session.query(`begin; select pg_sleep(${wait / 1000}); ${write}; set constraints all immediate; rollback`)
    return undefined
  } catch (error) {
    await session.query('rollback')
    return (error as { code?: string }).code
  }
}

/** What a write locks: tables in which it writes or locks a row, and locks by number; and how many milliseconds it takes. */
async function watchWrite(session: DatabaseSession, write: string) {
  const begun = performance.now()
  await session.query('begin')
  await session.query(write)
  await session.query('set constraints all immediate')
  const rows = await session.query(LOCKED)
  await session.query('rollback')
  return { locked: new Set(rows.map(({ name }) => name)), ms: performance.now() - begun }
}

/**
 * Declares that no two writes wait for each other for good (40P01), however often they come at once. Two transactions are in
 * each other's way only as long as both are open, so what they have written need not stay.
 * @param rounds how often each pair is tried
 * @param isWhole every pair that locks something in the same table, and not only those that once failed
 */
export function testLockOrder({ rounds, isWhole }: { rounds: number; isWhole: boolean }): void {
  const database = useMigratedDatabase()
  test('F39 no two writes end in a deadlock', async () => {
    await database.query(ROWS.join(';'))
    await database.query(PAUSES)
    const sessions = [await database.session(), await database.session()] as const
    for (const session of sessions) await session.query("set deadlock_timeout = '50ms'")
    const writes: (Awaited<ReturnType<typeof watchWrite>> & { name: string; sql: string })[] = []
    for (const [name, sql] of Object.entries(WRITES))
      writes.push({ name, sql, ...(await watchWrite(sessions[0], sql)) })
    const deadlocks: string[] = []
    for (const [index, first] of writes.entries())
      for (const second of writes.slice(index)) {
        const isTried = isWhole
          ? [...first.locked].some((name) => second.locked.has(name))
          : ONCE_CROSSED.some((names) => first !== second && names.includes(first.name) && names.includes(second.name))
        if (isTried && (await isCrossed(first, second))) deadlocks.push(`${first.name} / ${second.name}`)
      }
    for (const session of sessions) await session.close()
    expect(deadlocks).toEqual([])

    /** A short write begins at any moment of a long one. */
    async function isCrossed(first: (typeof writes)[number], second: (typeof writes)[number]): Promise<boolean> {
      for (let round = 0; round < rounds; round += 1) {
        const errors = await Promise.all([
          tryWrite(sessions[0], first.sql, Math.random() * second.ms),
          tryWrite(sessions[1], second.sql, Math.random() * first.ms),
        ])
        if (errors.includes('40P01')) return true
      }
      return false
    }
  })
}
