import type { InquiryFilter } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useDownload } from '#features/admin/list/use-download.ts'
import styles from './export-button.module.css'
import { exportInquiries } from './inquiries.queries.ts'

/** Gives the inquiries that the filter leaves as a file for a spreadsheet. */
export function ExportButton({ filter }: { filter: InquiryFilter }) {
  const { t } = useTranslation('admin')
  const download = useDownload(() => exportInquiries(filter), 'inquiries.csv')
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
