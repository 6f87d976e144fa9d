import type { SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { formatDate } from '#lib/format.ts'
import styles from './next-event.module.css'

/** Names the next date for investors and leads to the calendar. */
export function NextEvent({ event: { title, date } }: { event: SiteEvent }) {
  const { t } = useTranslation('investors')
  return (
    <p className={styles.next}>
      <Icon name="calendar" />
      <span>
        {t('next')} <time dateTime={date}>{formatDate(date)}</time>,{' '}
        <SiteLink to="/investors/calendar">{title}</SiteLink>
      </span>
    </p>
  )
}
