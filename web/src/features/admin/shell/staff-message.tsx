import { Link } from '@tanstack/react-router'
import type { Role } from 'api/contract/roles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import list from '#features/admin/list/list.module.css'
import { Surface } from '#ui/surface.tsx'

interface StaffMessageProps {
  title: string
  heading: string
  text: string
  /** Where one goes on. */
  children: ReactNode
}

function StaffMessage({ title, heading, text, children }: StaffMessageProps) {
  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{title}</title>
      <Surface className={list.empty}>
        <h1>{heading}</h1>
        <p>{text}</p>
        {children}
      </Surface>
    </div>
  )
}

/** What stands at an address that is not for the account: `missing` is the role for it, `null` when it has none at all. */
export function NoAccess({ missing }: { missing: Role | null }) {
  const { t } = useTranslation('admin')
  return (
    <StaffMessage
      title={t('noAccess.pageTitle')}
      heading={t('noAccess.heading')}
      text={missing ? t('noAccess.text', { role: t(`roles.${missing}`) }) : t('noAccess.nothing')}
    >
      {missing ? (
        <Link className="btn" to="/admin">
          {t('noAccess.toOwn')}
        </Link>
      ) : (
        <Link className="btn" to="/admin/$" params={{ _splat: 'account' }}>
          {t('account.heading')}
        </Link>
      )}
    </StaffMessage>
  )
}

/** What stands at an address that the administration does not have. */
export function UnknownStaffPage() {
  const { t } = useTranslation('admin')
  return (
    <StaffMessage title={t('notFound.pageTitle')} heading={t('notFound.heading')} text={t('notFound.text')}>
      <Link className="btn" to="/admin">
        {t('common.backToList')}
      </Link>
    </StaffMessage>
  )
}

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
