import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useSearch } from '#features/search/use-search.tsx'
import { SiteLayout } from '#features/shell/site-layout.tsx'

export const Route = createFileRoute('/_site')({ component: Site })

function Site() {
  const search = useSearch()
  return (
    <>
      <SiteLayout search={search.button}>
        <Outlet />
      </SiteLayout>
      {search.overlay}
    </>
  )
}
