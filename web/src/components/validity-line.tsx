import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { productUrls } from '#content/catalogue.ts'
import { formatDate } from '#lib/format.ts'
import styles from './validity-line.module.css'

/** Scope, products, number, issuer and end of a certificate, as far as they are known; its route names the translations `downloads`. */
export function ValidityLine({ document, today }: { document: SiteDocument; today: string }) {
  const { t } = useTranslation(['downloads', 'shell'])
  const { number, issuer, scope, validUntil } = document
  const products = productUrls.filter((product) => document.products.includes(product))
  const isOver = validityOf(validUntil, today) === 'ended'
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
      {validUntil && (
        <small className={styles.line} data-over={isOver || undefined}>
          {t(isOver ? 'view.expired' : 'view.validUntil', { date: formatDate(validUntil) })}
        </small>
      )}
    </>
  )
}
