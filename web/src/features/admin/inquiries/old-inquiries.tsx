import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#lib/query-keys.ts'
import { Row } from '#ui/layout.tsx'
import { EraseQuestion } from './erase-question.tsx'
import styles from './inquiries.module.css'
import { eraseOldInquiries } from './inquiries.queries.ts'
import { RETENTION_MONTHS } from './retention.ts'

/** Below the list: the personal data that has become old. */
export function OldInquiries() {
  const { t } = useTranslation('admin')
  const [isAsking, setAsking] = useState(false)
  const [erased, setErased] = useState<number | null>(null)
  return (
    <Row gap={5} between className={styles.below}>
      <p role="status">{erased === null ? t('inquiries.privacy', { count: RETENTION_MONTHS }) : erasedText(erased)}</p>
      <button type="button" className="btn btn--line" onClick={() => setAsking(true)}>
        {t('inquiries.erase', { count: RETENTION_MONTHS })}
      </button>
      {isAsking && (
        <EraseDialog
          onErased={(count) => {
            setAsking(false)
            setErased(count)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  )

  function erasedText(count: number) {
    return count === 0 ? t('inquiries.erasedNone') : t('inquiries.erased', { count })
  }
}

interface EraseDialogProps {
  onErased: (count: number) => void
  onClose: () => void
}

/** Asks before it erases what is older than it may be kept. */
function EraseDialog({ onErased, onClose }: EraseDialogProps) {
  const { t } = useTranslation('admin')
  const erase = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: eraseOldInquiries,
    onSuccess: onErased,
  })
  return (
    <EraseQuestion
      heading={t('inquiries.eraseQuestion')}
      note={t('inquiries.eraseNote', { count: RETENTION_MONTHS })}
      erase={erase}
      onClose={onClose}
    />
  )
}
