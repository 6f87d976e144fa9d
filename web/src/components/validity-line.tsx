import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { productUrls } from '#content/catalogue.ts'
import { formatDate } from '#lib/format.ts'
import styles from './validity-line.module.css'

interface ValidityProps {
  document: SiteDocument
  /** The day in Sofia, `YYYY-MM-DD`. */
  today: string
}

/** The last day of a certificate, or that it is over; its route names the translations `downloads`. */
export function ValidUntil({ document: { validUntil }, today }: ValidityProps) {
  const { t } = useTranslation('downloads')
  if (!validUntil) return null
  const isOver = validityOf(validUntil, today) === 'ended'
  return (
    <small className={styles.line} data-over={isOver || undefined}>
      {t(isOver ? 'view.expired' : 'view.validUntil', { date: formatDate(validUntil) })}
    </small>
  )
}

/** Scope, products, number, issuer and end of a certificate, as far as they are known; its route names the translations `downloads`. */
export function ValidityLine({ document, today }: ValidityProps) {
  const { t } = useTranslation(['downloads', 'shell'])
  const { number, issuer, scope } = document
  const products = productUrls.filter((product) => document.products.includes(product))
  return (
    <>
      {scope && <small className={styles.line}>{scope}</small>}
      {products.length > 0 && (
        <small className={styles.line}>
          {t('view.covers', { products: products.map((product) => t(`shell:productNames.${product}`)).join(', ') })}
        </small>
      )}
      {number && (
        <small className={styles.line}>
          {issuer ? t('view.issuedBy', { number, issuer }) : t('view.number', { number })}
        </small>
      )}
      <ValidUntil document={document} today={today} />
    </>
  )
}
