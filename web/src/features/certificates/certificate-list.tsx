import { validityOf } from 'api/contract/document-validity'
import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { DocumentLink } from '#components/document-link.tsx'
import { formatDate } from '#lib/format.ts'
import { Table } from '#ui/table.tsx'
import { Text } from '#ui/text.tsx'
import { type CertificateSearch, filterCertificates } from './certificate-filter.ts'
import { CertificateFilters } from './certificate-filters.tsx'
import styles from './certificate-list.module.css'

interface CertificateListProps {
  certificates: readonly SiteDocument[]
  /** `YYYY-MM-DD` */
  today: string
  search: CertificateSearch
  onFilter: (search: CertificateSearch) => void
}

/** The certificates on the site, with number, last day and file, all or those that the address asks for. */
export function CertificateList({ certificates, today, search, onFilter }: CertificateListProps) {
  const { t } = useTranslation('downloads')
  const shown = filterCertificates(certificates, search, today)
  return (
    <section className={styles.list} aria-labelledby="certificates">
      <Text as="h2" size="title" id="certificates">
        {t('check.list.heading')}
      </Text>
      {certificates.length === 0 ? (
        <p>{t('check.list.empty')}</p>
      ) : (
        <>
          <CertificateFilters certificates={certificates} search={search} onChange={onFilter} />
          <Text as="output" size="small" tone="muted" className={styles.count}>
            {t('check.filters.count', { count: certificates.length, n: shown.length })}
          </Text>
        </>
      )}
      {shown.length > 0 && (
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">{t('check.list.certificate')}</th>
              <th scope="col">{t('check.list.number')}</th>
              <th scope="col">{t('check.list.validUntil')}</th>
              <th scope="col">{t('check.list.file')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((certificate) => (
              <tr key={certificate.file}>
                <th scope="row">
                  <strong>{certificate.title}</strong>
                  <Text size="small" tone="muted">
                    {certificate.note}
                  </Text>
                </th>
                <td data-label={t('check.list.number')}>
                  {certificate.number || t(certificate.isSample ? 'check.list.sample' : 'check.list.unstated')}
                </td>
                <td data-label={t('check.list.validUntil')}>{endOf(certificate)}</td>
                <td>
                  <DocumentLink file={certificate.file} className="link">
                    PDF <span className="sr">{certificate.title}</span>
                  </DocumentLink>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )

  function endOf({ validUntil }: SiteDocument): string {
    if (validUntil === null) return t('check.list.unstated')
    const date = formatDate(validUntil)
    return validityOf(validUntil, today) === 'ended' ? t('check.list.expired', { date }) : date
  }
}
