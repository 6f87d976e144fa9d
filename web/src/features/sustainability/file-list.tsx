import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import styles from './file-list.module.css'

/** Files in two columns; each opens in a new tab (SUS-06). */
export function FileList({ files }: { files: readonly { file: string; name: string }[] }) {
  const { t } = useTranslation('shell')
  return (
    <ul className={styles.files}>
      {files.map(({ file, name }) => (
        <li key={file}>
          <a href={file} target="_blank" rel="noopener">
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
