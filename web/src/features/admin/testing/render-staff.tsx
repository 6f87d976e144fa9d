import '#styles/tokens.css'
import '#styles/base.css'
import { MutationCache, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import { Administration } from '#features/admin/administration.tsx'
import { readPanelSearch } from '#features/admin/list/panel-search.ts'

/**
 * Shows a part of the administration to a signed-in account, at the address of a new publication; leaving it
 * leads to an empty list. What it showed before goes, and all of it with the test, whose stubs what is unmounted may still call.
 * @param known what the cache of queries holds; nothing of it is asked of a server
 * @param at another address: of a list, `/admin?tab=inquiries`, or of the sign-in, `/admin/login`
 */
export async function renderStaff(
  part: (leave: () => void) => ReactNode,
  known: [QueryKey, unknown][] = [],
  at = '/admin/news/new',
) {
  await cleanup()
  onTestFinished(cleanup)
  localStorage.setItem('adminToken', 'a.token.of-tests')
  localStorage.setItem('adminUser', JSON.stringify({ id: 'elena', username: 'elena', roles: ['administrator'] }))
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false, retry: false } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) =>
        Promise.all(meta?.invalidates?.map((queryKey) => client.invalidateQueries({ queryKey })) ?? []),
    }),
  })
  for (const [key, data] of known) client.setQueryData(key, data)

  // The identifiers of the routes are those of the app, for lists read their address by them.
  const root = createRootRoute({ component: Outlet })
  const admin = createRoute({ getParentRoute: () => root, path: '/admin' })
  const staff = createRoute({ getParentRoute: () => admin, id: '_staff' })
  const shownAt = (address: string, otherwise: string) =>
    at.split(/[?#]/)[0] === address ? () => part(() => router.navigate({ href: '/admin' })) : () => otherwise
  const form = createRoute({ getParentRoute: () => staff, path: 'news/new', component: shownAt('/admin/news/new', '') })
  const list = createRoute({
    getParentRoute: () => staff,
    path: '/',
    validateSearch: readPanelSearch,
    component: shownAt('/admin', 'the list'),
  })
  const login = createRoute({
    getParentRoute: () => admin,
    path: 'login',
    component: shownAt('/admin/login', 'the sign-in'),
  })
  const router = createRouter({
    routeTree: root.addChildren([admin.addChildren([login, staff.addChildren([form, list])])]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })

  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <Administration>
        {/* biome-ignore lint/suspicious/noExplicitAny: the app registers the type of its own router. */}
        <RouterProvider router={router as any} />
      </Administration>
    </QueryClientProvider>,
  )
  return { unmount, path: () => router.state.location.pathname, search: () => router.state.location.search }
}
