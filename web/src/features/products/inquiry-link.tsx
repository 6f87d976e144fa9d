import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { INQUIRY_HASH } from '#content/request-link.ts'

/** Leads to the inquiry of the product, which opens where scripts run. */
export function InquiryLink({ className = 'btn', onInquiry }: { className?: string; onInquiry: () => void }) {
  const { t } = useTranslation('products')
  return (
    <a
      className={className}
      href={`#${INQUIRY_HASH}`}
      onClick={(event) => {
        event.preventDefault()
        onInquiry()
      }}
    >
      {t('labels.inquiry')}
      <Icon name="arrow" />
    </a>
  )
}
