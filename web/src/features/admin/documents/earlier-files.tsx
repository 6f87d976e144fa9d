import type { StaffDocument } from 'api/contract/collections/documents'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { formatBytes, formatDate } from '#lib/format.ts'
import styles from './document-file-box.module.css'

/** The files that were replaced; they stay readable at addresses of their own. */
export function EarlierFiles({ earlier }: Pick<StaffDocument, 'earlier'>) {
  const { t } = useTranslation('admin')
  const id = useId()
  if (earlier.length === 0) return null
  return (
    <section className={`${frame.box} ${styles.earlier}`} aria-labelledby={id}>
      <h2 id={id}>{t('documentForm.earlier')}</h2>
      <ul>
        {earlier.map(({ file, until, pages, bytes }) => (
          <li key={file}>
            <a href={file} target="_blank" rel="noopener">
              {t('documentForm.until', { date: formatDate(until) })}
            </a>
            {t('documents.size', { count: pages, size: formatBytes(bytes) })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('documentForm.earlierNote')}</p>
    </section>
  )
}
