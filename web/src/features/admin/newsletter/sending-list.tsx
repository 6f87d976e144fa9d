import { useInfiniteQuery } from '@tanstack/react-query'
import type { Sending } from 'api/contract/newsletter-admin'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { RequestQuestion } from '#features/admin/form/question-dialog.tsx'
import { type ListRow, RowList, rowLink } from '#features/admin/list/row-list.tsx'
import { newsletterPreview } from '#features/admin/staff-pictures.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './newsletter.module.css'
import { cancelSending, newsletterKey, sendingPages } from './newsletter.queries.ts'
import { sendingWords } from './sending-words.ts'

/** What was sent and what waits, the last first; a title opens the mail. */
export function SendingList() {
  const { t } = useTranslation('admin')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(sendingPages)
  const [toCancel, setToCancel] = useState<Sending | null>(null)
  const sendings = data?.pages.flatMap((page) => page.sendings)

  function rowOf(sending: Sending): ListRow {
    const { _id, title, topic, askedBy, askedAt, startedAt } = sending
    return {
      _id,
      title: <Title sending={sending} />,
      line: `${t(`newsletter.topics.${topic}`)}, ${t('newsletter.askedBy', { name: askedBy, ...dayAndTime(askedAt) })}`,
      state: sendingWords(t, sending),
      acts: startedAt === null && (
        <IconButton
          danger
          title={t('newsletter.cancel')}
          aria-label={t('newsletter.cancelOf', { title })}
          onClick={() => setToCancel(sending)}
        >
          <Icon name="cross" />
        </IconButton>
      ),
    }
  }

  return (
    <>
      <RowList
        className={styles.sendings}
        label={t('newsletter.sentHeading')}
        groups={sendings && [{ id: 'sendings', rows: sendings.map(rowOf) }]}
        isFailed={isError}
        onRetry={refetch}
        empty={<p className={styles.none}>{t('newsletter.sentNone')}</p>}
        more={hasNextPage && { isLoading: isFetchingNextPage, total: undefined, onMore: fetchNextPage }}
      />
      {toCancel && (
        <RequestQuestion
          heading={t('newsletter.cancelQuestion')}
          act={t('newsletter.cancel')}
          isDeletion
          request={() => cancelSending(toCancel._id)}
          invalidates={[newsletterKey]}
          onDone={() => setToCancel(null)}
          onClose={() => setToCancel(null)}
        >
          <p>
            <strong>{toCancel.title}</strong>
          </p>
          <p>{t('newsletter.cancelNote')}</p>
        </RequestQuestion>
      )}
    </>
  )
}

function Title({ sending: { news, previewAccess, title } }: { sending: Sending }) {
  const { t } = useTranslation('admin')
  const words = title || t('list.untitled')
  if (news === null || previewAccess === null) return <strong>{words}</strong>
  return (
    <a
      {...rowLink}
      href={newsletterPreview(news, previewAccess)}
      target="_blank"
      rel="noopener"
      title={t('newsletter.see')}
    >
      {words}
    </a>
  )
}
