import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'

/** Shown instead of a form whose item could not be loaded. */
export function ItemError({ error }: { error: unknown }) {
  const { t } = useTranslation('admin')
  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('errors.pageTitle')}</title>
      <h1 className="sr">{t('panel.heading')}</h1>
      <AlertBar>{failureWords(t, error)}</AlertBar>
      <Link className="btn btn--line" to="/admin">
        {t('common.backToList')}
      </Link>
    </div>
  )
}
