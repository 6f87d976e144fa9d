import { useMutation } from '@tanstack/react-query'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#lib/query-keys.ts'
import { EraseQuestion } from './erase-question.tsx'
import { eraseInquiry } from './inquiries.queries.ts'

interface EraseOneDialogProps {
  inquiry: StoredInquiry
  onErased: () => void
  onClose: () => void
}

/** Asks before it erases what one person sent, as that person may demand. */
export function EraseOneDialog({ inquiry, onErased, onClose }: EraseOneDialogProps) {
  const { t } = useTranslation('admin')
  const erase = useMutation({
    networkMode: 'always',
    meta: { invalidates: [[...queryKeys.inquiries, 'list'], queryKeys.counts] },
    mutationFn: () => eraseInquiry(inquiry._id),
    onSuccess: onErased,
  })
  return (
    <EraseQuestion
      heading={t('inquiries.eraseOneQuestion', { name: inquiry.name })}
      note={t('inquiries.eraseOneNote')}
      erase={erase}
      onClose={onClose}
    />
  )
}
