import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './apply-box.module.css'

interface ApplyBoxProps {
  heading: string
  note: string
  /** The address for trainees, without the jobs board; else the one for positions. */
  isForTrainees?: boolean
}

/** How to apply: the e-mail address and the jobs board of another company (CAR-05, CAR-06). */
export function ApplyBox({ heading, note, isForTrainees = false }: ApplyBoxProps) {
  const { t } = useTranslation(['careers', 'shell'])
  return (
    <Row as="section" gap={4} className={styles.apply} aria-labelledby="apply">
      <Stack gap={1} className={styles.text}>
        <h2 id="apply" className="h4">
          {heading}
        </h2>
        <Text tone="muted">{note}</Text>
      </Stack>
      <Row className={styles.ways}>
        <a className="btn" href={`mailto:${isForTrainees ? brand.emails.internships : brand.emails.careers}`}>
          <Icon name="mail" /> {isForTrainees ? t('apply.internshipsEmail') : t('apply.email')}
        </a>
        {!isForTrainees && (
          <a className="btn btn--line" href={brand.jobsBoard.url} target="_blank" rel="noopener">
            {t('apply.jobsBoard')} <span className="sr">({t('shell:buttons.newTab')})</span>
            <Icon name="external" />
          </a>
        )}
      </Row>
    </Row>
  )
}
