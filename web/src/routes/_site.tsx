import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { feedsIn } from '#content/feeds.ts'
import { movedTo } from '#content/navigation.ts'
import { useSearch } from '#features/search/use-search.tsx'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { SiteLayout } from '#features/shell/site-layout.tsx'
import { replayPreHydrationEvents } from '#lib/pre-hydration-events.ts'
import { structuredData } from '#lib/structured-data.ts'
import type { RouterContext } from '#router-context.ts'

export const Route = createFileRoute('/_site')({
  beforeLoad: ({ location }) => {
    const href = movedTo(location.pathname)
    if (href) throw redirect({ href, replace: true, statusCode: 301 })
  },
  head: ({ match, matches }) => (import.meta.env.SSR ? headForMachines(match.context, matches.at(-1)?.pathname) : {}),
  component: Site,
})

/** The feeds in English and the way to the page, for readers of feeds and crawlers: they take them from the server's page. */
function headForMachines(context: RouterContext, path = '/') {
  const title = context.i18n.t('news:meta.title')
  return {
    links: feedsIn('en').map(({ type, path: href }) => ({ rel: 'alternate', type, title, href })),
    scripts: breadcrumbs(context, path.replace(/(?<=.)\/$/, '')).map(structuredData),
  }
}

function Site() {
  const search = useSearch()
  useEffect(replayPreHydrationEvents, [])
  return (
    <>
      <SiteLayout search={search.button}>
        <Outlet />
      </SiteLayout>
      {search.overlay}
    </>
  )
}
