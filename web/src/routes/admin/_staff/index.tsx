import { createFileRoute } from '@tanstack/react-router'
import { type PanelSearch, readPanelSearch } from '#features/admin/list/panel-search.ts'
import { PanelPage } from '#features/admin/panel/panel-page.tsx'

export const Route = createFileRoute('/admin/_staff/')({
  staticData: { name: 'Administration' },
  // Read by the page: what reads it here would be loaded with every public page.
  validateSearch: (search: PanelSearch) => search,
  component: Panel,
})

function Panel() {
  const { tab, inquiry } = readPanelSearch({ ...Route.useSearch() })
  return <PanelPage asked={tab} inquiry={inquiry} />
}
