import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import styles from './export-button.module.css'
import { useDownload } from './use-download.ts'

interface ExportButtonProps {
  read: () => Promise<Blob>
  /** Of the file: `inquiries.csv`. */
  name: string
}

/** Gives what the filter of a list leaves as a file for a spreadsheet. */
export function ExportButton({ read, name }: ExportButtonProps) {
  const { t } = useTranslation('admin')
  const download = useDownload(read, name)
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
