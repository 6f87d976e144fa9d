import type { SitePerson } from 'api/contract/people'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import styles from './ask-bar.module.css'
import { InquiryLink } from './inquiry-link.tsx'

interface AskBarProps {
  /** Whom one can call. */
  person: Pick<SitePerson, 'name' | 'phone'> | undefined
  onInquiry: () => void
}

const office = { name: brand.name, phone: brand.phone }

/** On small screens the way to sales stays at the lower edge until the product ends. */
export function AskBar({ person = office, onInquiry }: AskBarProps) {
  const { t } = useTranslation('products')
  return (
    <div className={styles.bar}>
      <InquiryLink onInquiry={onInquiry} />
      <a
        className="btn btn--line btn--icon"
        href={`tel:${person.phone.replaceAll(' ', '')}`}
        aria-label={t('labels.call', { name: person.name })}
      >
        <PhoneIcon />
      </a>
    </div>
  )
}

/** A receiver, only for the eye. */
function PhoneIcon() {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3h4l1.6 4.3-2.2 1.500a10 10 0 0 0 4.8 4.8l1.5-2.2L17 13v4h-1.5C9 17 3 11 3 4.5Z" />
    </svg>
  )
}
