import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { SiteDocument } from '#content/documents.ts'
import styles from './report-years.module.css'

/** Reports by their years; the whole row opens the file in a new tab (SUS-03, SUS-06). */
export function ReportYears({ reports }: { reports: readonly SiteDocument[] }) {
  const { t } = useTranslation(['sustainability', 'shell'])
  return (
    <ul className={styles.years}>
      {reports.map(({ file, year }) => (
        <li key={file}>
          <a href={file} target="_blank" rel="noopener">
            <b>{year}</b>
            <strong>{t('sustainabilityReports.document', { year })}</strong>
            <span>{t('shell:buttons.pdf')}</span>
            <Icon name="arrow" />
            <span className="sr">({t('shell:buttons.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
