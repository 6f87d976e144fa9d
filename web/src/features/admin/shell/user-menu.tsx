import { useNavigate } from '@tanstack/react-router'
import { isAllowed } from 'api/contract/roles'
import type { User } from 'api/contract/session'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Menu } from '#features/admin/form/menu.tsx'
import styles from './user-menu.module.css'

/** Who is signed in, and the pages that are not lists; on a phone the first letter stands for the name. */
export function UserMenu({ user: { username, roles } }: { user: User }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const ways = [
    { label: t('account.heading'), onChoose: () => navigate({ to: '/admin/$', params: { _splat: 'account' } }) },
    ...(isAllowed(roles, [])
      ? [
          { label: t('users.heading'), onChoose: () => navigate({ to: '/admin/$', params: { _splat: 'users' } }) },
          { label: t('journal.heading'), onChoose: () => navigate({ to: '/admin/journal' }) },
        ]
      : []),
    { label: t('trash.heading'), onChoose: () => navigate({ to: '/admin/$', params: { _splat: 'trash' } }) },
  ]
  return (
    <Menu label={t('common.signedInAs', { name: username })} ways={ways} openerClass={styles.user}>
      <span className={styles.letter} data-letter={username.slice(0, 1).toLocaleUpperCase('bg')} />
      <span className={styles.name} aria-hidden="true">
        {username}
      </span>
      <Icon name="down" size="small" />
    </Menu>
  )
}
