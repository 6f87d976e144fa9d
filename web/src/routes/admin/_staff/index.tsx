import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PanelPage } from '#features/admin/panel-page.tsx'

export interface PanelSearch {
  tab?: 'media' | 'careers'
}

export const Route = createFileRoute('/admin/_staff/')({
  staticData: { name: 'Administration' },
  validateSearch: ({ tab }: Record<string, unknown>): PanelSearch =>
    tab === 'media' || tab === 'careers' ? { tab } : {},
  component: Panel,
})

function Panel() {
  const { tab = 'news' } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <PanelPage
      tab={tab}
      onTab={(next) => navigate({ to: '/admin', search: next === 'news' ? {} : { tab: next }, replace: true })}
    />
  )
}
