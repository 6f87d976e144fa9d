import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { movedTo } from '#content/navigation.ts'
import { useSearch } from '#features/search/use-search.tsx'
import { SiteLayout } from '#features/shell/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  beforeLoad: ({ location }) => {
    const href = movedTo(location.pathname)
    if (href) throw redirect({ href, replace: true, statusCode: 301 })
  },
  component: Site,
})

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
