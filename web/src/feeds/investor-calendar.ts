import { brand } from 'supabase/brand'
import {
  calendarFile,
  eventFile,
  eventId,
  type InvestorEvent,
  investorEvents,
  scheduleChangedOn,
} from '#content/investor-events.ts'
import { investorsPath } from '#content/investors.ts'
import { eventName } from '#features/investors/event-name.ts'
import { readBundledTranslations } from '#i18n/bundled-translations.ts'
import { createLoadTranslations } from '#i18n/load-translations.ts'
import { createI18n } from '#i18n/translations.ts'
import { icalendar } from './icalendar.ts'

/** The calendar files by their paths: one to subscribe to, and one of each event. */
export const calendarFiles: ReadonlyMap<string, readonly InvestorEvent[]> = new Map<string, readonly InvestorEvent[]>([
  [calendarFile, investorEvents],
  ...investorEvents.map((event) => [eventFile(event), [event]] as const),
])

/** Writes the calendar file at one of these paths. `site` is the public origin. */
export async function investorCalendar(site: string, path: string): Promise<string> {
  const i18n = createI18n()
  await createLoadTranslations(i18n, readBundledTranslations)(['investors'])
  const t = i18n.getFixedT('en', 'investors')
  const calendar = { name: `${brand.name}: ${t('calendar.title')}`, maker: brand.name, changedOn: scheduleChangedOn }
  return icalendar(
    path === calendarFile ? { ...calendar, source: site + path } : calendar,
    (calendarFiles.get(path) ?? []).map((event) => ({
      uid: `${eventId(event)}@${brand.emailDomain}`,
      date: event.date,
      name: `${brand.name}: ${eventName(t, event)}`,
      text: t('calendar.eventText'),
      url: site + investorsPath('calendar'),
    })),
  )
}
