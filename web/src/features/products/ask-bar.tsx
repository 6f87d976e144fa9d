import type { SitePerson } from 'api/contract/people'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import styles from './ask-bar.module.css'
import { InquiryLink } from './inquiry-link.tsx'
import { PhoneIcon } from './phone-icon.tsx'

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
