import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { ApiError } from '#lib/api.ts'
import styles from './inquiries.module.css'
import { inquiryById } from './inquiries.queries.ts'
import { InquiryDetails } from './inquiry-details.tsx'
import { withoutInquiry } from './inquiry-filter.ts'

interface InquiryReaderProps {
  /** Id of the one that is read, as the address tells it. */
  selected: string
  /** It, when it is on a loaded page of the list. */
  listed: StoredInquiry | undefined
  /** The focus stays where it is, in the list. */
  keepsFocus: boolean
}

/** The inquiry that is read; one that is on no loaded page, as a mail may link it, is asked for by itself. */
export function InquiryReader({ selected, listed, keepsFocus }: InquiryReaderProps) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery({
    ...inquiryById(selected),
    enabled: listed === undefined,
    // It stays in view when it leaves a narrowed list.
    ...(listed && { initialData: { inquiry: listed } }),
  })
  const inquiry = listed ?? data?.inquiry
  if (inquiry) return <InquiryDetails key={inquiry._id} inquiry={inquiry} keepsFocus={keepsFocus} />
  if (!error) return <ListLoading />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone) return <ListError onRetry={refetch} />
  return (
    <div className={styles.none}>
      <p role="status">{t('inquiries.gone')}</p>
      <Link className="link" to="/admin" search={withoutInquiry} resetScroll={false}>
        <Icon name="left" /> <span>{t('inquiries.back')}</span>
      </Link>
    </div>
  )
}
