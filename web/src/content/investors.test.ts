import { eventTitles } from 'api/contract/event-titles'
import { expect, test } from 'vitest'
import { firstEvents } from './first-events.testing.ts'

test('a new site has the thirteen events of 2022 to 2024 in order, each with the name of its kind', {
  tags: ['INV-07', 'INV-08', 'AMB-40'],
}, () => {
  const days = firstEvents.map(({ date }) => date)
  expect(days).toHaveLength(13)
  expect(days).toEqual(days.toSorted())
  expect([days[0]?.slice(0, 4), days.at(-1)?.slice(0, 4)]).toEqual(['2022', '2024'])
  expect(new Set(firstEvents.map(({ kind }) => kind)).size).toBe(5)
  for (const { kind, date, title } of firstEvents) expect(title).toBe(eventTitles(kind, date).en)
  expect(firstEvents.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Disclosure of the consolidated report for the third quarter of 2022',
      'Disclosure of the individual report for the fourth quarter of 2023',
      'Disclosure of the audited annual individual report for 2022',
      'Disclosure of the audited annual consolidated report for 2022',
      'Deadline for the regular general meeting of shareholders for 2023',
    ]),
  )
})

/** Days of the spring of 2023 on which Bulgaria does not work. */
const HOLIDAYS = ['2023-05-01', '2023-05-06', '2023-05-24']

test.for(firstEvents)(
  '$kind on $date is the last day the law allows, or the next working day',
  { tags: ['AMB-40'] },
  ({ kind, name, date }) => {
    const days: Partial<Record<string, number>> = {
      quarterlyIndividual: 30,
      quarterlyConsolidated: 60,
      annualIndividual: 90,
      annualConsolidated: 120,
    }
    // `quarterly-individual-q4-2022`, `annual-individual-2022`.
    const [, quarter = '4', year] = /-(?:q(\d)-)?(\d{4})$/.exec(name) ?? []
    const end = Date.UTC(Number(year), Number(quarter) * 3, 0)
    let due =
      kind === 'generalMeeting' ? new Date(Date.UTC(Number(year), 5, 30)) : new Date(end + (days[kind] ?? 0) * 864e5)
    while ([0, 6].includes(due.getUTCDay()) || HOLIDAYS.includes(due.toISOString().slice(0, 10)))
      due = new Date(due.getTime() + 864e5)
    expect(date).toBe(due.toISOString().slice(0, 10))
  },
)
