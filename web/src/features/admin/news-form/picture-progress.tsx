import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import styles from './pictures.module.css'

/** How far one picture of the running upload is: waiting, percent, or done. */
export function PictureProgress({ percent, name }: { percent: number; name: string }) {
  const { t } = useTranslation('admin')
  if (percent >= 100)
    return (
      <span className={`${styles.state} ${styles.done}`}>
        <Icon name="check" size="small" />
        <span className="sr">{t('upload.done')}</span>
      </span>
    )
  return (
    <>
      <span className={styles.state}>{percent === 0 ? t('upload.waiting') : `${percent} %`}</span>
      <progress className={styles.progress} aria-label={name} value={percent} max={100} />
    </>
  )
}
