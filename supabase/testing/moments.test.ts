import { expect, test } from 'vitest'
import { documentRow, insertSql, newsRow, personRow } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const FROM = '2999-05-01T09:00:00.000Z'
const UNTIL = '2999-05-31T09:00:00.000Z'

/** Rows of which visitors read something else at these moments; midnight in Sofia is 21:00 in May. */
const CHANGING: { what: string; table: string; row: Record<string, unknown>; moments: string[] }[] = [
  {
    what: 'an item',
    table: 'news',
    row: { ...newsRow('planned'), visible_from: FROM, visible_until: UNTIL },
    moments: [FROM, UNTIL],
  },
  {
    what: 'a certificate',
    table: 'documents',
    row: { ...documentRow('ending'), valid_until: '2999-05-31' },
    moments: ['2999-05-31T21:00:00.000Z'],
  },
  {
    what: 'a person on leave',
    table: 'people',
    row: { ...personRow('away'), away_from: '2999-05-01', away_until: '2999-05-31' },
    moments: ['2999-04-30T21:00:00.000Z', '2999-05-31T21:00:00.000Z'],
  },
]

const database = useMigratedDatabase()

async function moments(): Promise<string[]> {
  const { rows } = await database.query('select moment from private.moments where moment > now() order by moment')
  return rows.map(({ moment }) => new Date(String(moment)).toISOString())
}

test.for(CHANGING)(
  '$what is another one at its moments, and not in the trash',
  async ({ table, row, moments: own }) => {
    const before = await moments()
    const { rows } = await database.query(`${insertSql(table, row)} returning id`)
    expect(await moments()).toEqual([...before, ...own].sort())
    await database.query(`update public.${table} set deleted_at = now() where id = '${rows[0]?.id}'`)
    expect(await moments()).toEqual(before)
  },
)

test('processes are told of a moment that has passed, and when the next one comes', async () => {
  const version = 'select public.content_version()::text as version'
  await database.query(insertSql('people', { ...personRow('soon'), away_from: '2999-01-01', away_until: '2999-01-02' }))
  const { rows: before } = await database.query(version)
  const { rows: next } = await database.query('select public.next_news_change() as seconds')
  expect(Number(next[0]?.seconds)).toBeGreaterThan(0)
  await database.query(`set session_replication_role = replica`)
  await database.query(
    `update public.people set away_from = '2000-01-01', away_until = '2000-01-02' where name = 'soon'`,
  )
  await database.query(`set session_replication_role = origin`)
  expect((await database.query(version)).rows).not.toEqual(before)
})
