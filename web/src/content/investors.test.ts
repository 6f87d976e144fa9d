import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstEventRows, investorEvents } from './first-events.testing.ts'

const migrations = join(import.meta.dirname, '../../../supabase/migrations')

test('the migration brings the thirteen events of 2022 to 2024 in order, each with the name of its kind', {
  tags: ['INV-07', 'INV-08', 'AMB-40'],
}, () => {
  expect(investorEvents).toHaveLength(13)
  const days = investorEvents.map(({ date }) => date)
  expect(days).toEqual(days.toSorted())
  expect([days[0]?.slice(0, 4), days.at(-1)?.slice(0, 4)]).toEqual(['2022', '2024'])
  expect(new Set(investorEvents.map(({ kind }) => kind)).size).toBe(5)
  expect(new Set(firstEventRows.map(({ title_en }) => title_en)).size).toBe(13)
  expect(firstEventRows.map(({ title_en }) => title_en)).toEqual(
    expect.arrayContaining([
      'Disclosure of the consolidated report for the third quarter of 2022',
      'Disclosure of the individual report for the fourth quarter of 2023',
      'Disclosure of the audited annual individual report for 2022',
      'Disclosure of the audited annual consolidated report for 2022',
      'Deadline for the regular general meeting of shareholders for 2023',
    ]),
  )
  const [migration = ''] = readdirSync(migrations).filter((name) => name.endsWith('_create_events.sql'))
  const [, rows = ''] = readFileSync(join(migrations, migration), 'utf8').split('$first$')
  expect(JSON.parse(rows)).toEqual(firstEventRows)
})

/** Days of the spring of 2023 on which nobody works in Bulgaria. */
const HOLIDAYS = ['2023-05-01', '2023-05-06', '2023-05-24']

test.for(investorEvents)(
  '$kind on $date is the last day the law allows, or the next working day',
  { tags: ['AMB-40'] },
  (event) => {
    const days: Partial<Record<string, number>> = {
      quarterlyIndividual: 30,
      quarterlyConsolidated: 60,
      annualIndividual: 90,
      annualConsolidated: 120,
    }
    const end = event.period ? Date.UTC(event.year, Number(event.period[1]) * 3, 0) : Date.UTC(event.year, 12, 0)
    let due =
      event.kind === 'generalMeeting'
        ? new Date(Date.UTC(event.year, 5, 30))
        : new Date(end + (days[event.kind] ?? 0) * 864e5)
    while ([0, 6].includes(due.getUTCDay()) || HOLIDAYS.includes(due.toISOString().slice(0, 10)))
      due = new Date(due.getTime() + 864e5)
    expect(event.date).toBe(due.toISOString().slice(0, 10))
  },
)
