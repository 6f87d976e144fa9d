import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import styles from './validity-line.module.css'

/** Number, issuer and end of a certificate, as far as they are known; its route names the translations `downloads`. */
export function ValidityLine({ document, today }: { document: SiteDocument; today: string }) {
  const { t } = useTranslation('downloads')
  const { number, issuer, validUntil } = document
  const isOver = validityOf(validUntil, today) === 'ended'
  return (
    <>
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
