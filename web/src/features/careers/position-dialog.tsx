import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { PageDialog } from '#components/page-dialog.tsx'
import { RichText } from '#components/rich-text.tsx'
import { Share } from '#components/share.tsx'
import type { SiteUrl } from '#content/site-url.ts'
import { bindShortWords } from '#lib/bind-short-words.ts'
import { formatDate } from '#lib/format.ts'
import { mailto } from '#lib/mailto.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { positionById } from './careers.queries.ts'
import styles from './position-dialog.module.css'

const texts = ['responsibilities', 'requirements', 'additional'] as const
const dates = ['startDate', 'endDate'] as const

interface PositionDialogProps {
  id: string
  /** The public address of the position, to be shared. */
  address: string
  /** Path of the list below. */
  list: SiteUrl
  onClose: () => void
}

/** A position over the list, in Bulgarian (CAR-02 … 04). */
export function PositionDialog({ id, address, list, onClose }: PositionDialogProps) {
  const { t } = useTranslation('careers')
  const { data: position } = useSuspenseQuery(positionById(id))
  const heading = useId()
  if (!position) return null
  const { title, isInternship } = position
  return (
    <PageDialog
      labelledBy={heading}
      subject={id}
      closeLabel={t('modal.close')}
      list={list}
      returnTo={`[data-position="${id}"]`}
      size="narrow"
      lang="bg"
      onClose={onClose}
    >
      <div className={styles.position}>
        <h2 id={heading} tabIndex={-1}>
          {bindShortWords(title)}
        </h2>
        {isInternship && (
          <Text tone="muted" className={styles.internship}>
            {t('modal.internship')}
          </Text>
        )}
        <dl className={styles.dates}>
          {dates.map((date) => (
            <div key={date}>
              <dt>{t(`modal.${date}`)}</dt>
              <dd>
                <time dateTime={position[date]}>{formatDate(position[date])}</time>
              </dd>
            </div>
          ))}
        </dl>
        {texts.map(
          (text) =>
            position[text] && (
              <section key={text}>
                <h3 className="h4">{t(`modal.${text}`)}</h3>
                <RichText html={position[text]} title={title} />
              </section>
            ),
        )}
        <div className={styles.share} lang="en">
          <Share url={address} />
        </div>
        <Row className={styles.actions}>
          <a className="btn" href={mailto(brand.emails.careers, { subject: title })}>
            <Icon name="mail" /> {t('modal.apply')}
          </a>
          <a className="btn btn--line" href={brand.jobsBoard.url} target="_blank" rel="noopener">
            {t('modal.jobsBoard')} <span className="sr">({t('modal.newTab')})</span>
            <Icon name="external" />
          </a>
        </Row>
      </div>
    </PageDialog>
  )
}
