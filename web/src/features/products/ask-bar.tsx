import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { INQUIRY_HASH } from '#content/request-link.ts'
import styles from './ask-bar.module.css'
import { PhoneIcon } from './phone-icon.tsx'

interface AskBarProps {
  name: string
  phone: string
  onInquiry: () => void
}

/** On small screens the way to sales stays at the lower edge until the product ends. */
export function AskBar({ name, phone, onInquiry }: AskBarProps) {
  const { t } = useTranslation('products')
  return (
    <div className={styles.bar}>
      <a
        className="btn"
        href={`#${INQUIRY_HASH}`}
        onClick={(event) => {
          event.preventDefault()
          onInquiry()
        }}
      >
        {t('labels.inquiry')}
        <Icon name="arrow" />
      </a>
      <a
        className="btn btn--line btn--icon"
        href={`tel:${phone.replaceAll(' ', '')}`}
        aria-label={t('labels.call', { name })}
      >
        <PhoneIcon />
      </a>
    </div>
  )
}
