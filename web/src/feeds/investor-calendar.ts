import type { SiteEvent } from 'api/contract/events'
import { brand } from 'supabase/brand'
import { investorsPath } from '#content/investors.ts'
import { createBundledI18n } from '#i18n/bundled-translations.ts'
import { formatDate } from '#lib/format.ts'
import { icalendar } from './icalendar.ts'

/**
 * Writes dates for investors as a calendar file. What is cancelled stays in it, for calendars that have it.
 * @param site the public origin
 * @param source the whole address of the calendar, when one can subscribe to it
 */
export async function investorCalendar(site: string, events: readonly SiteEvent[], source?: string): Promise<string> {
  const i18n = await createBundledI18n(['investors'])
  const t = i18n.getFixedT('en', 'investors')
  return icalendar(
    { name: `${brand.name}: ${t('calendar.title')}`, maker: brand.name, ...(source && { source }) },
    events.map(({ name, title, note, date, movedFrom, isCancelled, reason, sequence, changedAt }) => ({
      uid: `${name}@${brand.emailDomain}`,
      changedAt,
      sequence,
      isCancelled,
      date,
      name: `${brand.name}: ${isCancelled ? t('calendar.cancelledEvent', { event: title }) : title}`,
      text: [
        note,
        isCancelled ? reason : movedFrom && t('calendar.movedFrom', { date: formatDate(movedFrom) }),
        t('calendar.eventText'),
      ]
        .filter(Boolean)
        .join('\n'),
      url: site + investorsPath('calendar'),
    })),
  )
}
