import { Link } from '@tanstack/react-router'
import { isAllowed } from 'api/contract/roles'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useRoles } from '#features/admin/staff-user.ts'
import type { Tab } from '#features/admin/tabs.ts'
import styles from './quiet-links.module.css'

/** The quiet ways from the lists to who did what and to what was deleted; above them, so that they stay where they are whatever a list holds. */
export function QuietLinks({ tab }: { tab: Tab }) {
  const { t } = useTranslation('admin')
  const isAdministrator = isAllowed(useRoles(), [])
  const links = [
    { to: '/admin/journal', params: {}, drawing: staffDrawings.history, name: t('journal.heading') },
    { to: '/admin/$', params: { _splat: 'trash' }, drawing: staffDrawings.trash, name: t('trash.heading') },
  ] as const
  const shown = isAdministrator ? links : links.slice(1)
  return shown.map(({ drawing, name, ...target }) => (
    <Link key={name} className={styles.link} title={name} {...target} state={{ list: tab }} preload={false}>
      <Icon d={drawing} /> <span>{name}</span>
    </Link>
  ))
}
