import type { SiteEvent } from 'api/contract/events'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { firstEvents } from '#content/first-events.testing.ts'
import { calendarFile, eventFile } from '#content/investor-events.ts'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'
import { icalendar } from './icalendar.ts'

const SITE = 'https://www.balkalum.example'
const calendar = { name: 'Schedule', maker: 'Maker' }

async function made(path: string, events: readonly SiteEvent[] = firstEvents) {
  const file = await generatorOf(path)?.(testSource({ site: SITE, events: async () => [...events] }))
  if (!file) throw new Error(`no file ${path}`)
  return file
}

function read(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

test('the calendar to subscribe to has all events, each a whole day, as another reader of RFC 5545 finds', {
  tags: ['INV-07'],
}, async () => {
  const { type, body } = await made(calendarFile)
  expect(type).toBe('text/calendar; charset=utf-8')
  const { calendar, events } = read(body)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('source')).toBe(SITE + calendarFile)
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(firstEvents.map(({ date }) => date))
  for (const { startDate, duration, summary, component } of events) {
    expect([startDate.isDate, duration.toString()]).toEqual([true, 'P1D'])
    expect(summary).toMatch(/^Balkalum: \S.*\d{4}$/)
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2022-11-01T00:00:00Z')
    expect(component.getFirstPropertyValue('url')).toBe(`${SITE}/investors/calendar`)
  }
})

test('one file for each event, with the same UID as in the calendar, and no two alike', async () => {
  const all = read((await made(calendarFile)).body).events.map(({ uid }) => uid)
  expect(new Set(all).size).toBe(firstEvents.length)
  const alone = await Promise.all(firstEvents.map(async (event) => read((await made(eventFile(event))).body).events))
  expect(alone.map((events) => events.map(({ uid }) => uid))).toEqual(all.map((uid) => [uid]))
  expect(await generatorOf('/investors/calendar/unknown.ics')?.(testSource({}))).toBeUndefined()
  expect(generatorOf('/investors/calendar/Un known.ics')).toBeUndefined()
})

test('who subscribes sees a date move and go: the same UID, a higher SEQUENCE, CANCELLED instead of nothing', async () => {
  const [first, second, ...others] = firstEvents
  if (!first || !second) throw new Error('there are no events')
  const changedAt = '2026-11-24T08:30:15.123456+02:00'
  const moved = { ...first, date: '2030-01-01', movedFrom: first.date, sequence: 1, changedAt }
  const cancelled = { ...second, isCancelled: true, reason: 'It comes with the annual one.', sequence: 3, changedAt }
  const { events } = read((await made(calendarFile, [moved, cancelled, ...others])).body)
  expect(events).toHaveLength(firstEvents.length)
  const values = (at: number, ...names: string[]) =>
    names.map((name) => events[at]?.component.getFirstPropertyValue(name)?.toString())
  expect(values(0, 'uid', 'dtstart', 'sequence', 'status', 'dtstamp')).toEqual([
    `${first.name}@balkalum.example`,
    '2030-01-01',
    '1',
    undefined,
    '2026-11-24T06:30:15Z',
  ])
  expect(events[0]?.description).toContain('Moved from 29-11-2022')
  expect(values(1, 'dtstart', 'sequence', 'status')).toEqual([second.date, '3', 'CANCELLED'])
  expect(events[1]?.summary).toBe(`Balkalum: Cancelled: ${second.title}`)
  expect(events[1]?.description).toContain('It comes with the annual one.')
  expect(values(2, 'sequence', 'status')).toEqual([undefined, undefined])
  expect(await made(calendarFile)).toEqual(await made(calendarFile))
})

test('texts of any kind come through, on lines of at most 75 bytes that end as the standard says', () => {
  const name = 'Отчет; комисия, \\ "обща" 📅 '.repeat(6).trim()
  const event = {
    uid: 'one@example',
    changedAt: '2022-11-01',
    sequence: 0,
    isCancelled: false,
    date: '2023-12-31',
    name,
    text: 'two\nlines',
    url: SITE,
  }
  const body = icalendar(calendar, [event])
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const [found] = read(body).events
  expect([found?.summary, found?.description]).toEqual([name, 'two\nlines'])
  expect(found?.endDate.toString()).toBe('2024-01-01')
})
