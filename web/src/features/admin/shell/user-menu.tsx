import { useNavigate } from '@tanstack/react-router'
import { isAllowed } from 'api/contract/roles'
import type { User } from 'api/contract/session'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Menu, type MenuAct } from '#features/admin/form/menu.tsx'
import { Initial } from '#ui/initial.tsx'
import styles from './user-menu.module.css'

interface UserMenuProps {
  user: User
  onSignOut: () => void
}

/** Who is signed in, the pages that are not lists, and the way out (AMB-61). */
export function UserMenu({ user: { username, roles }, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const page = (label: string, _splat: string): MenuAct => ({
    label,
    onChoose: () => navigate({ to: '/admin/$', params: { _splat } }),
  })
  const acts: MenuAct[] = [
    page(t('account.heading'), 'account'),
    ...(isAllowed(roles, [])
      ? [
          page(t('users.heading'), 'users'),
          { label: t('journal.heading'), onChoose: () => navigate({ to: '/admin/journal' }) },
        ]
      : []),
    page(t('trash.heading'), 'trash'),
    { label: t('common.toSite'), onChoose: () => window.open('/', '_blank', 'noopener') },
    { label: t('common.logout'), onChoose: onSignOut },
  ]
  return (
    <Menu label={t('common.signedInAs', { name: username })} acts={acts} className={styles.user}>
      <Initial name={username} size="middle" />
      <span className={styles.name} aria-hidden="true">
        {username}
      </span>
      <Icon name="down" size="small" />
    </Menu>
  )
}
