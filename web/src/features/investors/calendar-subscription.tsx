import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { calendarFile } from '#content/investor-events.ts'
import styles from './calendar-subscription.module.css'

/** The ways to have the events in one's own calendar: a subscription, which follows changes, or a file. */
export function CalendarSubscription({ site, hasComing }: { site: string; hasComing: boolean }) {
  const { t } = useTranslation('investors')
  const address = site + calendarFile
  return (
    <section className={styles.subscription} aria-labelledby="subscription">
      <div>
        <h2 id="subscription" className="h3">
          {t('calendar.subscription.heading')}
        </h2>
        <p>{t(hasComing ? 'calendar.subscription.text' : 'calendar.subscription.textWithoutComing')}</p>
      </div>
      <div>
        <p className={styles.ways}>
          <a className={hasComing ? 'btn' : 'btn btn--line'} href={address.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" />
            {t('calendar.subscription.subscribe')}
          </a>
          <a className="btn btn--line" href={calendarFile} download>
            <Icon name="download" />
            {t('calendar.subscription.download')}
          </a>
        </p>
        <p className={styles.address}>
          {t('calendar.subscription.address')}
          <code>{address}</code>
        </p>
      </div>
    </section>
  )
}
