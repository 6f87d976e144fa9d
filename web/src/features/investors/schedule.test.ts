import type { SiteEvent } from 'api/contract/events'
import { todayInSofia } from 'api/contract/sofia-time'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { firstEvents as investorEvents } from '#content/first-events.testing.ts'
import {
  byYear,
  daysUntil,
  eventsOfMonth,
  isPast,
  nearestEvent,
  readMonth,
  shownMonths,
  splitEvents,
} from './schedule.ts'

const [meeting] = investorEvents
if (!meeting) throw new Error('there are no events')
const on = (date: string): SiteEvent => ({ ...meeting, date })
const dates = (events: readonly SiteEvent[]) => events.map(({ date }) => date)

test('an event is coming until its day is over in Sofia, wherever the visitor is', { tags: ['AMB-40'] }, () => {
  const event = on('2023-03-31')
  const atHalfPastMidnightInSofia = new Date('2023-03-31T21:30:00Z')
  expect(isPast(event, todayInSofia(new Date('2023-03-31T20:59:00Z')))).toBe(false)
  expect(isPast(event, todayInSofia(atHalfPastMidnightInSofia))).toBe(true)
  expect(isPast(event, '2023-03-30')).toBe(false)
})

test('the agenda has every event once: coming ones from the next on, past ones from the last on', {
  tags: ['AMB-40', 'INV-09'],
}, () => {
  const { coming, past } = splitEvents(investorEvents, '2023-05-02')
  expect(dates(coming).slice(0, 3)).toEqual(['2023-05-02', '2023-05-02', '2023-05-30'])
  expect(dates(past).slice(0, 2)).toEqual(['2023-03-31', '2023-03-01'])
  expect([...past.toReversed(), ...coming].map(({ name }) => name)).toEqual(investorEvents.map(({ name }) => name))
  expect(splitEvents(investorEvents, '2026-11-21').coming).toEqual([])
})

test('days until an event are counted over ends of months and changes of the clock', () => {
  expect(daysUntil('2023-05-02', '2023-05-02')).toBe(0)
  expect(daysUntil('2023-05-30', '2023-05-03')).toBe(27)
  expect(daysUntil('2024-03-31', '2024-02-28')).toBe(32)
  expect(daysUntil('2023-10-30', '2023-10-28')).toBe(2)
})

test('the agenda is read by years', () => {
  const years = byYear(splitEvents(investorEvents, '2026-11-21').past)
  expect(years.map(([year, events]) => [year, events.length])).toEqual([
    ['2024', 1],
    ['2023', 11],
    ['2022', 1],
  ])
})

test('a month has the events of its days, in order', { tags: ['INV-10'] }, () => {
  expect(dates(eventsOfMonth([on('2023-05-30'), on('2023-05-02'), on('2022-05-02')], '2023-05'))).toEqual([
    '2023-05-02',
    '2023-05-30',
  ])
})

test.for([
  ['2023-04', '2023-05-02', 'as near before as after: the later'],
  ['2026-11', '2024-01-30', 'long after the last'],
  ['2020-01', '2022-11-29', 'long before the first'],
  ['2023-09', '2023-10-30', 'between August and October: the later'],
  ['2023-12', '2024-01-30', 'between November and January: the later'],
] as const)('the event nearest to %s is on %s: %s', { tags: ['AMB-40'] }, ([month, date]) => {
  expect(nearestEvent(investorEvents, month)?.date).toBe(date)
})

test('of the events in the nearest month it is the one closest in time', { tags: ['AMB-40'] }, () => {
  const may = [on('2023-05-02'), on('2023-05-30')]
  expect(nearestEvent(may, '2023-04')?.date).toBe('2023-05-02')
  expect(nearestEvent(may, '2023-06')?.date).toBe('2023-05-30')
  expect(nearestEvent([], '2023-06')).toBeUndefined()
})

const day = fc
  .tuple(fc.integer({ min: 2022, max: 2024 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, ...rest]) => [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-'))
const someEvents = fc.array(day.map(on), { maxLength: 6 })
const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

test('in any schedule each event is coming or past, in its order', { tags: ['AMB-40', 'INV-09'] }, () => {
  fc.assert(
    fc.property(someEvents, day, (events, today) => {
      const { coming, past } = splitEvents(events, today)
      expect(dates([...past.toReversed(), ...coming])).toEqual(dates(events).toSorted())
      expect(coming.every(({ date }) => date >= today) && past.every(({ date }) => date < today)).toBe(true)
      expect(byYear(coming).flatMap(([year, ofYear]) => ofYear.filter(({ date }) => date.startsWith(year)))).toEqual(
        coming,
      )
    }),
    cases(2000),
  )
})

test('in any schedule no event is nearer than the nearest, and of two as near it is the later month', {
  tags: ['AMB-40'],
}, () => {
  fc.assert(
    fc.property(someEvents, day, (events, today) => {
      const month = today.slice(0, 7)
      const nearest = nearestEvent(events, month)
      const away = (date: string) => Math.abs(monthsOf(date) - monthsOf(today))
      expect(nearest === undefined).toBe(events.length === 0)
      for (const { date } of nearest ? events : []) {
        expect(away(date)).toBeGreaterThanOrEqual(away(nearest?.date ?? ''))
        if (away(date) > away(nearest?.date ?? '')) continue
        expect((nearest?.date ?? '').slice(0, 7) >= date.slice(0, 7)).toBe(true)
      }
    }),
    cases(2000),
  )
})

test('in any schedule the months share out all events', { tags: ['INV-10'] }, () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      const months = [...new Set(dates(events).map((date) => date.slice(0, 7)))].toSorted()
      expect(dates(months.flatMap((month) => eventsOfMonth(events, month)))).toEqual(dates(events).toSorted())
    }),
    cases(1000),
  )
})

test('an address shows a month that can be chosen, else the agenda', { tags: ['INV-13'] }, () => {
  const months = shownMonths(investorEvents, '2026-11-21')
  expect(months).toEqual({ first: '2022-01', last: '2026-12' })
  for (const month of ['2022-01', '2023-05', '2026-12']) expect(readMonth(month, months)).toBe(month)
  for (const other of [undefined, '', '2021-12', '2027-01', '2023-13', '2023-5', '2023-05-01', 'May'])
    expect(readMonth(other, months)).toBeUndefined()
})
