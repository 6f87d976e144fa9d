import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { feeds } from '#content/feeds.ts'
import { movedTo } from '#content/navigation.ts'
import { useSearch } from '#features/search/use-search.tsx'
import { SiteLayout } from '#features/shell/site-layout.tsx'
import { replayEarlyUse } from '#lib/early-use.ts'

export const Route = createFileRoute('/_site')({
  beforeLoad: ({ location }) => {
    const href = movedTo(location.pathname)
    if (href) throw redirect({ href, replace: true, statusCode: 301 })
  },
  head: ({ match }) => (import.meta.env.SSR ? { links: feedLinks(match.context.words.t('news:meta.title')) } : {}),
  component: Site,
})

/** The feeds, for readers of feeds; they take them from the server's page. */
function feedLinks(title: string) {
  return feeds.map(({ path, type }) => ({ rel: 'alternate', type, title, href: path }))
}

function Site() {
  const search = useSearch()
  useEffect(replayEarlyUse, [])
  return (
    <>
      <SiteLayout search={search.button}>
        <Outlet />
      </SiteLayout>
      {search.overlay}
    </>
  )
}
