import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { calendarFile } from '#content/investor-events.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import styles from './calendar-subscription.module.css'

/** The ways to have the events in one's own calendar: a subscription, which follows changes, or a file. */
export function CalendarSubscription({ site, hasComing }: { site: string; hasComing: boolean }) {
  const { t } = useTranslation('investors')
  const address = site + calendarFile
  return (
    <Split as="section" parts="wider-second" className={styles.subscription} aria-labelledby="subscription">
      <Stack>
        <h2 id="subscription" className="h3">
          {t('calendar.subscription.heading')}
        </h2>
        <p>{t(hasComing ? 'calendar.subscription.text' : 'calendar.subscription.textWithoutComing')}</p>
      </Stack>
      <Stack>
        <Row>
          <a className={hasComing ? 'btn' : 'btn btn--line'} href={address.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" />
            {t('calendar.subscription.subscribe')}
          </a>
          <a className="btn btn--line" href={calendarFile} download>
            <Icon name="download" />
            {t('calendar.subscription.download')}
          </a>
        </Row>
        <Text size="small" tone="muted">
          {t('calendar.subscription.address')}
          <code className={styles.address}>{address}</code>
        </Text>
      </Stack>
    </Split>
  )
}
