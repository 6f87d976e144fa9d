import type { TFunction } from 'i18next'
import type { InvestorEvent } from '#content/investor-events.ts'

/** What an event is called: `Disclosure of the individual report for the fourth quarter of 2022`. */
export function eventName(t: TFunction<'investors'>, { kind, period, year }: InvestorEvent): string {
  return t(`calendar.events.${kind}`, { period: period ? t(`calendar.periods.${period}`) : '', year })
}
