import { useTranslation } from 'react-i18next'
import { DocumentLink } from '#components/document-link.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { formatDate } from '#lib/format.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import { Text } from '#ui/text.tsx'
import styles from './standards.module.css'

/** The certificates that cover a product, each with number, issuer, scope and last day as far as they are known. */
export function Certificates({ certificates }: { certificates: readonly ProductCertificate[] }) {
  const { t } = useTranslation('products')
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby="certificates">
      <Text as="h2" size="title" id="certificates">
        {t('certificates.heading')}
      </Text>
      <ul className={styles.certificates}>
        {certificates.map(({ file, title, note, number, issuer, scope, validUntil, isOver }) => (
          <li key={file}>
            <DocumentLink file={file} className="link">
              {title}
            </DocumentLink>
            <div>
              {note}
              {scope && <Text tone="muted">{scope}</Text>}
            </div>
            <div>
              {number && (
                <SiteLink to={`/certificates?number=${encodeURIComponent(number)}`} className="link">
                  {t('certificates.no', { number })}
                </SiteLink>
              )}
              {number && issuer && ', '}
              {issuer}
              {validUntil && (
                <Text tone={isOver ? 'error' : 'muted'} semi={isOver}>
                  {t(isOver ? 'certificates.expired' : 'certificates.until', { date: formatDate(validUntil) })}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
