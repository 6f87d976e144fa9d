import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { Sending } from 'api/contract/newsletter-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import list from '#features/admin/list/list.module.css'
import { ListError, ListLoading, LoadMore } from '#features/admin/list/list-states.tsx'
import { letterPreview } from '#features/admin/staff-pictures.ts'
import styles from './newsletter.module.css'
import { cancelSending, newsletterKey, sendingPages } from './newsletter.queries.ts'
import { sendingWords } from './sending-words.ts'

/** What was sent and what waits, the last first; a title opens the mail. */
export function SendingList() {
  const { t } = useTranslation('admin')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(sendingPages)
  const [toCancel, setToCancel] = useState<Sending | null>(null)
  const sendings = data?.pages.flatMap((page) => page.sendings)
  if (!sendings) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (sendings.length === 0) return <p className={styles.none}>{t('newsletter.sentNone')}</p>
  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <ul className={`${list.list} ${styles.sendings}`}>
        {sendings.map((sending) => (
          <li key={sending._id} className={list.row}>
            <span className={styles.what}>
              <Title sending={sending} />
              <small>{t('newsletter.askedBy', { name: sending.askedBy, ...dayAndTime(sending.askedAt) })}</small>
            </span>
            <span className={styles.state}>{sendingWords(t, sending)}</span>
            <span className={styles.act}>
              {sending.startedAt === null && (
                <button
                  type="button"
                  title={t('newsletter.cancel')}
                  aria-label={t('newsletter.cancelOf', { title: sending.title })}
                  onClick={() => setToCancel(sending)}
                >
                  <Icon name="cross" />
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          isLoading={isFetchingNextPage}
          shown={sendings.length}
          total={undefined}
          onMore={() => void fetchNextPage()}
        />
      )}
      {toCancel && <CancelDialog sending={toCancel} onClose={() => setToCancel(null)} />}
    </>
  )
}

function Title({ sending: { news, letter, title } }: { sending: Sending }) {
  const { t } = useTranslation('admin')
  const words = title || t('list.untitled')
  if (news === null || letter === null) return <strong>{words}</strong>
  return (
    <a
      className={list.title}
      href={letterPreview(news, letter)}
      target="_blank"
      rel="noopener"
      title={t('newsletter.see')}
    >
      {words}
    </a>
  )
}

function CancelDialog({ sending, onClose }: { sending: Sending; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const cancel = useMutation({
    networkMode: 'always',
    meta: { invalidates: [newsletterKey] },
    mutationFn: () => cancelSending(sending._id),
    onSuccess: onClose,
  })
  return (
    <MessageDialog heading={t('newsletter.cancelQuestion')} isQuestion onClose={onClose}>
      <p>
        <strong>{sending.title}</strong>
      </p>
      <p>{t('newsletter.cancelNote')}</p>
      {cancel.error && <AlertBar>{failureWords(t, cancel.error)}</AlertBar>}
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <PendingButton isPending={cancel.isPending} data-danger onClick={() => cancel.mutate()}>
          <Icon d={staffDrawings.trash} /> {t('newsletter.cancel')}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}
