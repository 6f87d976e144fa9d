import { useTranslation } from 'react-i18next'
import { DocumentLink } from '#components/document-link.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { formatDate } from '#lib/format.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import styles from './certificates.module.css'

/** The certificates that cover a product, each with number, issuer, scope and last day as far as they are known. */
export function Certificates({ certificates }: { certificates: readonly ProductCertificate[] }) {
  const { t } = useTranslation('products')
  if (certificates.length === 0) return null
  return (
    <section className={styles.certificates} aria-labelledby="certificates">
      <h2 id="certificates">{t('certificates.heading')}</h2>
      <ul>
        {certificates.map(({ file, title, note, number, issuer, scope, validUntil, isOver }) => (
          <li key={file}>
            <DocumentLink file={file} className="link">
              {title}
            </DocumentLink>
            <span>
              {note}
              {scope && <small>{scope}</small>}
            </span>
            <span>
              {number && (
                <SiteLink to={`/certificates?number=${encodeURIComponent(number)}`} className="link">
                  {t('certificates.no', { number })}
                </SiteLink>
              )}
              {number && issuer && ', '}
              {issuer}
              {validUntil && (
                <small data-over={isOver || undefined}>
                  {t(isOver ? 'certificates.expired' : 'certificates.until', { date: formatDate(validUntil) })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
