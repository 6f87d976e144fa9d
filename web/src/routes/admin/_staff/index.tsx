import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PanelPage } from '#features/admin/panel/panel-page.tsx'

export interface PanelSearch {
  tab?: 'media' | 'careers' | 'inquiries'
  /** Id of the inquiry that is read. */
  inquiry?: string
}

export const Route = createFileRoute('/admin/_staff/')({
  staticData: { name: 'Administration' },
  validateSearch: ({ tab, inquiry }: Record<string, unknown>): PanelSearch => {
    if (tab === 'inquiries') return typeof inquiry === 'string' ? { tab, inquiry } : { tab }
    return tab === 'media' || tab === 'careers' ? { tab } : {}
  },
  component: Panel,
})

function Panel() {
  const { tab = 'news', inquiry } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <PanelPage
      tab={tab}
      inquiry={inquiry}
      onTab={(next) => navigate({ to: '/admin', search: next === 'news' ? {} : { tab: next }, replace: true })}
    />
  )
}
