import type { SiteEvent } from 'api/contract/events'
import type { Event } from 'schema-dts'
import { brand } from 'supabase/brand'
import { type InvestorsPageName, investorsPath } from '#content/investors.ts'

const STATUS = 'https://schema.org/Event'

function statusOf({ isCancelled, movedFrom }: SiteEvent) {
  if (isCancelled) return `${STATUS}Cancelled` as const
  return movedFrom ? (`${STATUS}Rescheduled` as const) : (`${STATUS}Scheduled` as const)
}

interface PageOfEvents {
  page: InvestorsPageName
  events: readonly SiteEvent[]
  today: string
}

/** The dates that lie ahead on the page of the calendar, for crawlers. @param site the public origin */
export function eventsData(site: string, { page, events, today }: PageOfEvents): Event[] {
  if (page !== 'calendar') return []
  const url = site + investorsPath('calendar')
  return events
    .filter(({ date }) => date >= today)
    .map((event) => ({
      '@type': 'Event',
      '@id': `${url}#${event.name}`,
      name: event.title,
      ...(event.note && { description: event.note }),
      startDate: event.date,
      endDate: event.date,
      eventStatus: statusOf(event),
      ...(event.movedFrom && { previousStartDate: event.movedFrom }),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: { '@type': 'Organization', name: brand.legalName, url: site },
      url,
    }))
}
