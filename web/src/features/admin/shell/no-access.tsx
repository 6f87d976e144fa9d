import { Link } from '@tanstack/react-router'
import type { Role } from 'api/contract/roles'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import list from '#features/admin/list/list.module.css'
import { Surface } from '#ui/surface.tsx'

/** What stands at an address that is not for the account: `missing` is the role for it, `null` when it has none at all. */
export function NoAccess({ missing }: { missing: Role | null }) {
  const { t } = useTranslation('admin')
  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('noAccess.pageTitle')}</title>
      <Surface className={list.empty}>
        <h1>{t('noAccess.heading')}</h1>
        <p>{missing ? t('noAccess.text', { role: t(`roles.${missing}`) }) : t('noAccess.nothing')}</p>
        {missing ? (
          <Link className="btn" to="/admin">
            {t('noAccess.toOwn')}
          </Link>
        ) : (
          <Link className="btn" to="/admin/$" params={{ _splat: 'account' }}>
            {t('account.heading')}
          </Link>
        )}
      </Surface>
    </div>
  )
}
