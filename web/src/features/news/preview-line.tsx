import { useTranslation } from 'react-i18next'
import styles from './preview-line.module.css'

/** Says at the top of the page that it is a preview: who has its link might take it for what everybody sees. */
export function PreviewLine() {
  const { t } = useTranslation('news')
  return <p className={styles.line}>{t('previewed')}</p>
}
