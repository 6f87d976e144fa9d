import { contentLines, escaped } from './content-lines.ts'

/** An event of whole days in a calendar by RFC 5545. */
export interface CalendarEvent {
  /** The same whatever becomes of date and name. */
  uid: string
  /** When it was changed last, ISO 8601. */
  changedAt: string
  /** How often it was changed since it was first there. */
  sequence: number
  isCancelled: boolean
  /** `YYYY-MM-DD` */
  date: string
  name: string
  text: string
  url: string
}

interface CalendarData {
  name: string
  /** Who made it: `Balkalum`. */
  maker: string
  /** The whole address of the calendar, when one can subscribe to it. */
  source?: string
}

const DAY_MS = 86_400_000

/** A calendar file, `text/calendar`, with the same bytes for the same data. */
export function icalendar({ name, maker, source }: CalendarData, events: readonly CalendarEvent[]): string {
  const subscription = source
    ? [
        `NAME:${escaped(name)}`,
        `X-WR-CALNAME:${escaped(name)}`,
        `SOURCE;VALUE=URI:${source}`,
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'X-PUBLISHED-TTL:P1D',
      ]
    : []
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//${escaped(name)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...subscription,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return contentLines(lines)
}

function eventLines({ uid, changedAt, sequence, isCancelled, date, name, text, url }: CalendarEvent): string[] {
  const nextDay = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(changedAt)}`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(nextDay)}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const moment = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
const compact = (date: string) => date.replaceAll('-', '')
