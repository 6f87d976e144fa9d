import { todayInSofia } from 'api/contract/sofia-time'
import type { TFunction } from 'i18next'
import { dayAndTime } from './dates.ts'

/** A moment as one says it: „Днес, 13:47“ or „12-03-2026, 09:05“. */
export function momentWords(t: TFunction<'admin'>, moment: string): string {
  const isToday = todayInSofia(new Date(moment)) === todayInSofia()
  return t(isToday ? 'history.today' : 'history.moment', dayAndTime(moment))
}
