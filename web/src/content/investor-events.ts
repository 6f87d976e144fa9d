/** All events as a calendar to subscribe to. */
export const calendarFile = '/investors/calendar.ics'

/** The calendar file of one event, by the name that it keeps. */
export function eventFile({ name }: { name: string }): string {
  return `/investors/calendar/${name}.ics`
}

/** Reads the name out of such a path. */
export const EVENT_FILE = /^\/investors\/calendar\/([a-z0-9-]{1,100})\.ics$/
