import type { TFunction } from 'i18next'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time in words, exact to its second unit: `3 ч. 20 мин.`, `2 дни 5 ч.`. */
export function durationWords(t: TFunction<'admin'>, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE))
  const days = Math.floor((minutes * MINUTE) / DAY)
  const hours = Math.floor(((minutes * MINUTE) % DAY) / HOUR)
  const parts = [
    days > 0 && t('inquiries.days', { count: days }),
    hours > 0 && t('inquiries.hours', { count: hours }),
    days === 0 && minutes % 60 > 0 && t('inquiries.minutes', { count: minutes % 60 }),
  ]
  return parts.filter(Boolean).join(' ')
}
