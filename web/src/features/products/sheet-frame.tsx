import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Logo } from '#components/logo.tsx'
import { useSalesReason } from '#components/use-sales-reason.ts'
import type { SalesContact } from '#content/sales-contact.ts'
import { formatDate } from '#lib/format.ts'
import styles from './sheet-frame.module.css'

/** The head of a printed data sheet. */
export function SheetHead() {
  const { t } = useTranslation('products')
  return (
    <div className={styles.head}>
      <Logo />
      <span>{t('sheet.title')}</span>
    </div>
  )
}

const never = () => () => {}
const today = () => formatDate(new Date().toISOString().slice(0, 10))

interface SheetFootProps {
  /** Whom to ask about the product, in the visitor's country once it is chosen. */
  contact: SalesContact | undefined
  address: string
}

/** The foot of a printed data sheet: who, how to reach sales, and when it was printed. */
export function SheetFoot({ contact, address }: SheetFootProps) {
  const { t } = useTranslation('products')
  const reasonOf = useSalesReason()
  const date = useSyncExternalStore(never, today, () => '')
  return (
    <div className={styles.foot}>
      <p>
        <strong>{brand.legalName}</strong>
        {brand.address.join(', ')}
      </p>
      <p>
        <strong>{t('sheet.sales')}</strong>
        {contact
          ? `${contact.person.name} (${reasonOf(contact)}), ${contact.person.phone}, ${contact.person.email}`
          : `${brand.phone}, ${brand.emails.sales}`}
      </p>
      <p>
        <strong>{`${t('sheet.date')} ${date}`}</strong>
        {t('sheet.note')}
      </p>
      <p className={styles.address}>{address}</p>
    </div>
  )
}
