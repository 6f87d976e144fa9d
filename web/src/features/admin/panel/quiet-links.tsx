import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import type { Tab } from '#features/admin/publications.ts'
import styles from './quiet-links.module.css'

/** The quiet ways from the lists to who did what and to what was deleted; above them, so that they stay where they are whatever a list holds. */
export function QuietLinks({ tab }: { tab: Tab }) {
  const { t } = useTranslation('admin')
  const links = [
    { to: '/admin/journal', drawing: staffDrawings.history, name: t('journal.heading') },
    { to: '/admin/trash', drawing: staffDrawings.trash, name: t('trash.heading') },
  ] as const
  return links.map(({ to, drawing, name }) => (
    <Link key={to} className={styles.link} to={to} state={{ list: tab }} preload={false}>
      <Icon d={drawing} /> <span>{name}</span>
    </Link>
  ))
}
