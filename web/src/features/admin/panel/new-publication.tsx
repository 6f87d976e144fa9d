import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { PublicationTab } from '#features/admin/tabs.ts'
import { HiddenBelow } from '#ui/hidden-below.tsx'

/** Leads to the form for a new item of the tab (ADM-09), named as what it makes (AMB-59). */
export function NewPublication({ tab, label }: { tab: PublicationTab; label?: string }) {
  const { t } = useTranslation('admin')
  return (
    <Link className="btn" to="/admin/news/new" search={tab === 'media' ? { type: 'media' } : {}} state={{ list: tab }}>
      <Icon name="plus" /> {label ?? <HiddenBelow width={600}>{t('panel.newPublication')}</HiddenBelow>}
    </Link>
  )
}
