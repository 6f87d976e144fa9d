import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import list from '#features/admin/list/list.module.css'
import { Surface } from '#ui/surface.tsx'

/** What stands at an address that the administration does not have. */
export function UnknownStaffPage() {
  const { t } = useTranslation('admin')
  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('notFound.pageTitle')}</title>
      <Surface className={list.empty}>
        <h1>{t('notFound.heading')}</h1>
        <p>{t('notFound.text')}</p>
        <Link className="btn" to="/admin">
          {t('common.backToList')}
        </Link>
      </Surface>
    </div>
  )
}
