import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { PublicationTab } from '#features/admin/publications.ts'

/** Leads to the form for a new item of the tab (ADM-09). */
export function NewPublication({ tab, label }: { tab: PublicationTab; label?: string }) {
  const { t } = useTranslation('admin')
  const content = (
    <>
      <Icon name="plus" /> {label ?? t('panel.newPublication')}
    </>
  )
  if (tab === 'careers')
    return (
      <Link className="btn" to="/admin/$register/$id" params={{ register: 'careers', id: 'new' }} state={{ list: tab }}>
        {content}
      </Link>
    )
  return (
    <Link className="btn" to="/admin/news/new" search={tab === 'media' ? { type: 'media' } : {}} state={{ list: tab }}>
      {content}
    </Link>
  )
}

/** Leads to the form for a new document. */
export function NewDocument() {
  const { t } = useTranslation('admin')
  return (
    <Link
      className="btn"
      to="/admin/$register/$id"
      params={{ register: 'documents', id: 'new' }}
      state={{ list: 'documents' }}
    >
      <Icon name="plus" /> {t('documents.new')}
    </Link>
  )
}
