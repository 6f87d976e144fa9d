import { useQuery } from '@tanstack/react-query'
import type { NewsSending } from 'api/contract/newsletter-admin'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from 'supabase/newsletter-topics'
import { dayAndTime } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { Select } from '#features/admin/form/select.tsx'
import { newsletterPreview } from '#features/admin/staff-pictures.ts'
import { Hint } from '#ui/hint.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import { sendingOfNews } from './newsletter.queries.ts'
import { NewsletterTest } from './newsletter-test.tsx'
import { sendingWords } from './sending-words.ts'

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
      <Stack as="fieldset">
        <legend className="sr">{t('newsletter.box')}</legend>
        <Text semi size="small" aria-hidden="true">
          {t('newsletter.box')}
        </Text>
        {data?.sending ? <Sent sending={data.sending} /> : tick()}
        {id === null ? (
          <Hint>{t('newsletter.saveFirst')}</Hint>
        ) : (
          <Row gap={2}>
            <a
              className="btn btn--line btn--sm"
              href={newsletterPreview(id, data?.previewAccess ?? '', language)}
              target="_blank"
              rel="noopener"
            >
              {t('newsletter.see')}
            </a>
            <button type="button" className="btn btn--line btn--sm" onClick={() => setTesting(true)}>
              {t('newsletter.test')}
            </button>
          </Row>
        )}
        {isTesting && id !== null && <NewsletterTest news={id} onClose={() => setTesting(false)} />}
      </Stack>
    </div>
  )

  function tick() {
    const count = data?.recipients[topic]
    return (
      <>
        <Select
          aria-label={t('newsletter.topic')}
          value={topic}
          choices={NEWSLETTER_TOPICS}
          wordOf={(each) => t(`newsletter.topics.${each}`)}
          onChoose={onTopic}
        />
        <Tick
          checked={isTicked && count !== 0}
          disabled={count === 0}
          onChange={({ target }) => onTick(target.checked)}
        >
          {count === undefined ? t('newsletter.tick') : t('newsletter.tickCount', { count })}
        </Tick>
        <Hint>{count === 0 ? t('newsletter.topicEmpty') : t('newsletter.once')}</Hint>
      </>
    )
  }
}

function Sent({ sending }: { sending: NonNullable<NewsSending['sending']> }) {
  const { t } = useTranslation('admin')
  const isGoing = sending.queued > 0 && sending.stoppedAt === null
  return (
    <>
      <p>
        {t(`newsletter.topics.${sending.topic}`)}. {sendingWords(t, sending)}
        <br />
        <Text as="small" tone="muted">
          {t('newsletter.askedBy', { name: sending.askedBy, ...dayAndTime(sending.askedAt) })}
        </Text>
      </p>
      {(sending.startedAt === null || isGoing) && (
        <Hint>{t(isGoing ? 'newsletter.endsOthers' : 'newsletter.endsAll')}</Hint>
      )}
    </>
  )
}
