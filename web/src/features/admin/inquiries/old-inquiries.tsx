import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequestQuestion } from '#features/admin/form/question-dialog.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { Row } from '#ui/layout.tsx'
import styles from './inquiries.module.css'
import { eraseOldInquiries } from './inquiries.queries.ts'

/** Months after which the server erases an inquiry (`erase_old_inquiries` in the database). */
const RETENTION_MONTHS = 24

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
        <RequestQuestion
          heading={t('inquiries.eraseQuestion')}
          act={t('common.delete')}
          isDeletion
          request={eraseOldInquiries}
          invalidates={[queryKeys.inquiries, queryKeys.counts]}
          onDone={(count) => {
            setAsking(false)
            setErased(count)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('inquiries.eraseNote', { count: RETENTION_MONTHS })}</p>
        </RequestQuestion>
      )}
    </Row>
  )

  function erasedText(count: number) {
    return count === 0 ? t('inquiries.erasedNone') : t('inquiries.erased', { count })
  }
}
