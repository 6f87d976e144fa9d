import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import { FailurePage } from '#features/shell/failure-page.tsx'
import { createLoadTranslations, type ReadTranslations } from '#i18n/load-translations.ts'
import { createI18n, type Namespace } from '#i18n/translations.ts'
import type { CallApi } from '#lib/api.ts'
import { type DehydratedData, dehydrateData, type Source } from '#lib/source.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'

interface RouterOptions {
  call: CallApi
  readTranslations: ReadTranslations
  site: string
  /** Of the page's Content-Security-Policy, when it has one. */
  nonce?: string | undefined
  /** Of the browser, when it is not the usual one. */
  history?: RouterHistory | undefined
}

/** A router with its own source and translations: one per request on the server, one per visit in the browser. */
export function createAppRouter({ call, readTranslations, site, nonce, history }: RouterOptions) {
  const source: Source = { call, dehydrated: [] }
  const i18n = createI18n()
  const context: RouterContext = {
    source,
    i18n,
    loadTranslations: createLoadTranslations(i18n, readTranslations),
    site,
  }
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Another page is another element: text that changes in place would stay as a browser's translator has put it there.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: exceptWhenHydrated(),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: FailurePage,
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(history ? { history } : {}),
    InnerWrap: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    dehydrate: () => ({ dehydrated: dehydrateData(site, source) }) as { dehydrated: never },
    hydrate: ({ dehydrated }: { dehydrated: DehydratedData }) => {
      context.site = dehydrated.site
      source.dehydrated = dehydrated.queries
    },
  })
}

/**
 * Places the page after every navigation, but not when it is hydrated: a script of the page has done so by then, and a
 * visitor who has scrolled meanwhile stays where they are.
 */
function exceptWhenHydrated(): () => boolean {
  let isHydrated = import.meta.env.SSR
  return () => {
    const wasHydrated = isHydrated
    isHydrated = true
    return wasHydrated
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The route's name in the specification (ROUTE-20). */
    name?: string
    /** Language of the page when it is not English. */
    language?: 'bg'
    /** Keys of the query that change nothing in the server's page, only in the browser. */
    browserSearch?: readonly string[]
    /** Namespaces of translations it needs beyond `shell` and `news`; they are there before loaders, head and components run. */
    namespaces?: readonly Namespace[]
  }
}
