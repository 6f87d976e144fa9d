import { useMutation } from '@tanstack/react-query'
import type { SubscriberFilter } from 'api/contract/newsletter-desk'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { saveFile } from '#features/admin/list/save-file.ts'
import styles from './newsletter.module.css'
import { exportSubscribers } from './newsletter.queries.ts'

/** Gives the subscribers that the filter leaves as a file for a spreadsheet. */
export function ExportSubscribers({ filter }: { filter: SubscriberFilter }) {
  const { t } = useTranslation('admin')
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => exportSubscribers(filter),
    onSuccess: (file) => saveFile(file, 'subscribers.csv'),
  })
  return (
    <>
      <PendingButton
        isPending={download.isPending}
        pendingLabel={t('common.loading')}
        className="btn--line btn--sm"
        onClick={() => download.mutate()}
      >
        {t('inquiries.export')}
      </PendingButton>
      {download.error && (
        <div className={styles.failure}>
          <AlertBar>{failureWords(t, download.error)}</AlertBar>
        </div>
      )}
    </>
  )
}
