import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, eventFile, investorEvents } from '#content/investor-events.ts'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'
import { icalendar } from './icalendar.ts'

const SITE = 'https://www.balkalum.example'
const calendar = { name: 'Schedule', maker: 'Maker', changedOn: '2022-11-01' }

async function made(path: string) {
  const file = await generatorOf(path)?.(testSource({ site: SITE }))
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
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(investorEvents.map(({ date }) => date))
  for (const { startDate, duration, summary, component } of events) {
    expect([startDate.isDate, duration.toString()]).toEqual([true, 'P1D'])
    expect(summary).toMatch(/^Balkalum: \S.*\d{4}$/)
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2022-11-01T00:00:00Z')
    expect(component.getFirstPropertyValue('url')).toBe(`${SITE}/investors/calendar`)
  }
})

test('one file for each event, with the same UID as in the calendar, and no two alike', async () => {
  const all = read((await made(calendarFile)).body).events.map(({ uid }) => uid)
  expect(new Set(all).size).toBe(investorEvents.length)
  const alone = await Promise.all(investorEvents.map(async (event) => read((await made(eventFile(event))).body).events))
  expect(alone.map((events) => events.map(({ uid }) => uid))).toEqual(all.map((uid) => [uid]))
  expect(generatorOf('/investors/calendar/unknown.ics')).toBeUndefined()
})

test('a UID stays when the date of its event moves, and the same data makes the same bytes', async () => {
  const [event] = investorEvents
  expect(eventFile({ ...event, date: '2030-01-01' })).toBe(eventFile(event))
  expect(await made(calendarFile)).toEqual(await made(calendarFile))
})

test('texts of any kind come through, on lines of at most 75 bytes that end as the standard says', () => {
  const name = 'Отчет; комисия, \\ "обща" 📅 '.repeat(6).trim()
  const event = { uid: 'one@example', date: '2023-12-31', name, text: 'two\nlines', url: SITE }
  const body = icalendar(calendar, [event])
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const [found] = read(body).events
  expect([found?.summary, found?.description]).toEqual([name, 'two\nlines'])
  expect(found?.endDate.toString()).toBe('2024-01-01')
})
