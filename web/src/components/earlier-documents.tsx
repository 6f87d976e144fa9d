import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatDate } from '#lib/format.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { DocumentLink } from './document-link.tsx'
import styles from './earlier-documents.module.css'

/** Files that others took the place of, each readable under the day of that; its route names the translations `downloads`. */
export function EarlierDocuments({ documents }: { documents: readonly SiteDocument[] }) {
  const { t } = useTranslation(['downloads', 'shell'])
  const replaced = documents.flatMap(({ title, earlier }) => earlier.map((file) => ({ title, ...file })))
  if (replaced.length === 0) return null
  return (
    <details className={styles.earlier}>
      <summary>{t('view.earlier')}</summary>
      <ul>
        {replaced.map(({ file, title, until, bytes, pages }) => (
          <Row as="li" key={file} between gap={1}>
            <DocumentLink file={file} className="link">
              {t('view.until', { title, date: formatDate(until) })}
            </DocumentLink>{' '}
            <Text as="span" tone="muted">
              {t('shell:document.size', { size: formatBytes(bytes), count: pages })}
            </Text>
          </Row>
        ))}
      </ul>
    </details>
  )
}
