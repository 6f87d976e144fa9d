import type { Sending } from 'api/contract/newsletter-admin'
import type { TFunction } from 'i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'

/** Where a sending is: queued, on its way, or how many mails the mail provider has taken. */
export function sendingWords(t: TFunction<'admin'>, sending: Sending): string {
  const { startedAt, startsAt, stoppedAt, recipients, sent, failed, queued } = sending
  if (startedAt === null)
    return startsAt ? t('newsletter.startsAt', dayAndTime(startsAt)) : t('newsletter.waitsForNews')
  const counts = [
    queued > 0 ? t('newsletter.sending', { count: recipients ?? 0, sent }) : t('newsletter.sent', { count: sent }),
    ...(failed > 0 ? [t('newsletter.failed', { count: failed })] : []),
  ].join(', ')
  return stoppedAt === null ? counts : t('newsletter.stopped', { counts })
}
