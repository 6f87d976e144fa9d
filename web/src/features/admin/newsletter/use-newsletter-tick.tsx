import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsletterTopic } from 'supabase/newsletter-topics'
import { QuestionDialog } from '#features/admin/form/question-dialog.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { ApiError } from '#lib/api.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { newsletterKey, sendingOfNews, sendNews } from './newsletter.queries.ts'

interface NewsletterTickOptions {
  /** Id of the item, or of its draft; `null` until the server has one. */
  id: string | null
}

/**
 * The tick „send to the subscribers“ of a form: with it, publishing asks once more, and what was published then goes to the
 * subscribers of the topic. That it could not be sent is told on the panel; the item is published all the same.
 */
export function useNewsletterTick({ id }: NewsletterTickOptions) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const setSaved = useSetSaved()
  const [isTicked, setTicked] = useState(false)
  const [topic, setTopic] = useState<NewsletterTopic>('news')
  const [publish, setPublish] = useState<(() => void) | null>(null)
  const isConfirmed = useRef(false)
  const { data } = useQuery(sendingOfNews(id))
  const count = data?.recipients[topic] ?? 0
  const isWanted = isTicked && !data?.sending && count > 0

  async function send(news: string): Promise<void> {
    try {
      const { startsAt, startedAt } = await sendNews(news, topic)
      const isLater = startedAt === null && startsAt !== null && Date.parse(startsAt) > Date.now()
      setSaved({ sentence: isLater ? 'newsletter.willGo' : 'newsletter.goes', count })
    } catch (error) {
      reportFailure(error)
      const isSent = error instanceof ApiError && error.body.code === 'alreadySent'
      if (isSent) setSaved({ failure: error })
      else setSaved({ sentence: 'newsletter.notSent' })
    } finally {
      client.invalidateQueries({ queryKey: newsletterKey })
    }
  }

  return {
    isTicked,
    setTicked,
    topic,
    setTopic,
    /** Publishes; asks first when the item is to be sent. */
    publish(save: () => void): void {
      isConfirmed.current = false
      if (isWanted) setPublish(() => save)
      else save()
    },
    /** Sends what was published, if that was asked for. */
    published(news: string): void {
      if (!isConfirmed.current) return
      isConfirmed.current = false
      void send(news)
    },
    question: publish && (
      <QuestionDialog
        heading={t('newsletter.question', { count })}
        act={t('newsletter.publishAndSend')}
        onConfirm={() => {
          isConfirmed.current = true
          setPublish(null)
          publish()
        }}
        onClose={() => setPublish(null)}
      >
        <p>
          {t('newsletter.topic')}: {t(`newsletter.topics.${topic}`)}
        </p>
        <p>{t('newsletter.once')}</p>
      </QuestionDialog>
    ),
  }
}
