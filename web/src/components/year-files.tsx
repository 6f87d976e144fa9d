import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import styles from './year-files.module.css'

interface YearFile {
  file: string
  year?: number | undefined
  name: string
}

/** PDFs by their years; the whole row opens the file in a new tab (SUS-03, SUS-06, INV-04). */
export function YearFiles({ files }: { files: readonly YearFile[] }) {
  const { t } = useTranslation('shell')
  return (
    <ul className={styles.years}>
      {files.map(({ file, year, name }) => (
        <li key={file}>
          <a href={file} target="_blank" rel="noopener">
            <b>{year}</b>
            <strong>{name}</strong>
            <span>{t('buttons.pdf')}</span>
            <Icon name="arrow" />
            <span className="sr">({t('buttons.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
