import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#components/form/bar.tsx'
import { failureWords } from '#components/form/failure-words.ts'
import { PendingButton } from '#components/form/pending-button.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { exportInquiries } from './inquiries.queries.ts'
import styles from './inquiries-tools.module.css'
import { KEPT_MONTHS } from './kept-months.ts'

/** Below the list: all inquiries as a file, and the personal data that has become old. */
export function InquiriesTools() {
  const { t } = useTranslation('admin')
  const [isAsking, setAsking] = useState(false)
  const [erased, setErased] = useState<number | null>(null)
  const download = useMutation({
    networkMode: 'always',
    mutationFn: exportInquiries,
    onSuccess: (file) => save(file, 'inquiries.csv'),
  })
  return (
    <div className={styles.tools}>
      {download.error && <AlertBar>{failureWords(t, download.error)}</AlertBar>}
      <div className={styles.row}>
        <PendingButton
          isPending={download.isPending}
          pendingLabel={t('common.loading')}
          className="btn--line"
          onClick={() => download.mutate()}
        >
          {t('inquiries.export')}
        </PendingButton>
        <button type="button" className="btn btn--line" onClick={() => setAsking(true)}>
          {t('inquiries.erase')}
        </button>
      </div>
      <p role="status">{erased === null ? t('inquiries.privacy', { count: KEPT_MONTHS }) : erasedWords(erased)}</p>
      {isAsking && (
        <EraseDialog
          onErased={(count) => {
            setAsking(false)
            setErased(count)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )

  function erasedWords(count: number) {
    return count === 0 ? t('inquiries.erasedNone') : t('inquiries.erased', { count })
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
