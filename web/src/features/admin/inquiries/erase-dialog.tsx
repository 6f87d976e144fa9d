import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#lib/query-keys.ts'
import { EraseQuestion } from './erase-question.tsx'
import { eraseOldInquiries } from './inquiries.queries.ts'
import { RETENTION_MONTHS } from './retention.ts'

interface EraseDialogProps {
  onErased: (count: number) => void
  onClose: () => void
}

/** Asks before it erases what is older than it may be kept. */
export function EraseDialog({ onErased, onClose }: EraseDialogProps) {
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
