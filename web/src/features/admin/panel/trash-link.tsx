import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/form/icon.tsx'
import styles from './trash-link.module.css'

/** The quiet way from the lists to what was deleted. */
export function TrashLink() {
  const { t } = useTranslation('admin')
  return (
    <p className={styles.place}>
      <Link className="link" to="/admin/trash" preload={false}>
        <Icon name="trash" /> {t('trash.heading')}
      </Link>
    </p>
  )
}
