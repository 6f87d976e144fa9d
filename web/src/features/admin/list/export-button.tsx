import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { HiddenBelow } from '#ui/hidden-below.tsx'
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
        className={`btn--quiet btn--sm ${styles.export}`}
        onClick={() => download.mutate()}
      >
        <Icon name="download" /> <HiddenBelow width={600}>{t('inquiries.export')}</HiddenBelow>
      </PendingButton>
      {download.error && (
        <div className={styles.failure}>
          <AlertBar>{failureWords(t, download.error)}</AlertBar>
        </div>
      )}
    </>
  )
}
