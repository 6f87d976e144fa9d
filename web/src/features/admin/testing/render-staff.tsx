import '#styles/tokens.css'
import '#styles/base.css'
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
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

/**
 * Shows a part of the administration to a signed-in account, at the address of a new publication; whoever leaves it comes
 * to an empty list. What it showed before goes, and all of it with the test, whose stubs what is unmounted may still call.
 * @param known what the cache of queries holds; nothing of it is asked of a server
 */
export async function renderStaff(part: (leave: () => void) => ReactNode, known: [QueryKey, unknown][] = []) {
  await cleanup()
  onTestFinished(cleanup)
  localStorage.setItem('adminToken', 'a.token.of-tests')
  localStorage.setItem('adminUser', JSON.stringify({ id: 'elena', username: 'elena', roles: ['administrator'] }))
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false, retry: false } },
  })
  for (const [key, data] of known) client.setQueryData(key, data)

  const root = createRootRoute({ component: Outlet })
  const shown = createRoute({
    getParentRoute: () => root,
    path: '/admin/news/new',
    component: () => part(() => router.navigate({ href: '/admin' })),
  })
  const list = createRoute({ getParentRoute: () => root, path: '/admin', component: () => 'the list' })
  const router = createRouter({
    routeTree: root.addChildren([shown, list]),
    history: createMemoryHistory({ initialEntries: ['/admin/news/new'] }),
  })

  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <Administration>
        {/* biome-ignore lint/suspicious/noExplicitAny: the app registers the type of its own router. */}
        <RouterProvider router={router as any} />
      </Administration>
    </QueryClientProvider>,
  )
  return { unmount, path: () => router.state.location.pathname }
}
