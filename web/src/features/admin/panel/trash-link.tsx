import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import type { PublicationTab } from '#features/admin/publications.ts'
import styles from './trash-link.module.css'

/** The quiet way from the lists to who did what. */
export function JournalLink({ tab }: { tab: PublicationTab }) {
  const { t } = useTranslation('admin')
  return (
    <Link className={styles.link} to="/admin/journal" state={{ list: tab }} preload={false}>
      <Icon d={staffDrawings.history} /> <span>{t('journal.heading')}</span>
    </Link>
  )
}

/** The quiet way from the lists to what was deleted; above them, so that it stays where it is whatever a list holds. */
export function TrashLink({ tab }: { tab: PublicationTab }) {
  const { t } = useTranslation('admin')
  return (
    <Link className={styles.link} to="/admin/trash" state={{ list: tab }} preload={false}>
      <Icon d={staffDrawings.trash} /> <span>{t('trash.heading')}</span>
    </Link>
  )
}
