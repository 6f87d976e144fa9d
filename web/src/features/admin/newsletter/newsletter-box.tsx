import { useQuery } from '@tanstack/react-query'
import type { NewsSending } from 'api/contract/newsletter-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from 'supabase/newsletter-topics'
import { dayAndTime } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { letterPreview } from '#features/admin/staff-pictures.ts'
import { sendingOfNews } from './newsletter.queries.ts'
import styles from './newsletter-box.module.css'
import { sendingWords } from './sending-words.ts'
import { TestLetter } from './test-letter.tsx'

interface NewsletterBoxProps {
  /** Id of the item, or of its draft; `null` until the server has one. */
  id: string | null
  /** The language that is being written, in which the mail is shown. */
  language: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  /** It goes to those who have chosen this one. */
  topic: NewsletterTopic
  onTopic: (topic: NewsletterTopic) => void
}

/** Whether the item goes to the subscribers when it is published, and the mail as they will get it. Once sent, who did it and when. */
export function NewsletterBox({ id, language, isTicked, onTick, topic, onTopic }: NewsletterBoxProps) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(sendingOfNews(id))
  const [isTesting, setTesting] = useState(false)

  return (
    <div className={frame.box}>
      <fieldset className={styles.box}>
        <legend className="sr">{t('newsletter.box')}</legend>
        <p className={styles.name} aria-hidden="true">
          {t('newsletter.box')}
        </p>
        {data?.sending ? <Sent sending={data.sending} /> : tick()}
        {id === null ? (
          <p className={frame.hint}>{t('newsletter.saveFirst')}</p>
        ) : (
          <div className={styles.acts}>
            <a
              className="btn btn--line btn--sm"
              href={letterPreview(id, data?.letter ?? '', language)}
              target="_blank"
              rel="noopener"
            >
              {t('newsletter.see')}
            </a>
            <button type="button" className="btn btn--line btn--sm" onClick={() => setTesting(true)}>
              {t('newsletter.test')}
            </button>
          </div>
        )}
        {isTesting && id !== null && <TestLetter news={id} onClose={() => setTesting(false)} />}
      </fieldset>
    </div>
  )

  function tick() {
    const count = data?.recipients[topic]
    return (
      <>
        <select
          className="select"
          aria-label={t('newsletter.topic')}
          value={topic}
          onChange={({ target }) => onTopic(NEWSLETTER_TOPICS.find((each) => each === target.value) ?? 'news')}
        >
          {NEWSLETTER_TOPICS.map((each) => (
            <option key={each} value={each}>
              {t(`newsletter.topics.${each}`)}
            </option>
          ))}
        </select>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isTicked && count !== 0}
            disabled={count === 0}
            onChange={({ target }) => onTick(target.checked)}
          />
          {count === undefined ? t('newsletter.tick') : t('newsletter.tickCount', { count })}
        </label>
        <p className={frame.hint}>{count === 0 ? t('newsletter.topicEmpty') : t('newsletter.once')}</p>
      </>
    )
  }
}

function Sent({ sending }: { sending: NonNullable<NewsSending['sending']> }) {
  const { t } = useTranslation('admin')
  const isGoing = sending.waiting > 0 && sending.stoppedAt === null
  return (
    <>
      <p>
        {t(`newsletter.topics.${sending.topic}`)}. {sendingWords(t, sending)}
        <small className={styles.by}>
          {t('newsletter.askedBy', { name: sending.askedBy, ...dayAndTime(sending.askedAt) })}
        </small>
      </p>
      {(sending.startedAt === null || isGoing) && (
        <p className={frame.hint}>{t(isGoing ? 'newsletter.endsOthers' : 'newsletter.endsAll')}</p>
      )}
    </>
  )
}
