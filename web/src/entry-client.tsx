import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchTranslations, namespacesOf } from '#i18n/load-translations.ts'
import { callApi } from '#lib/api.ts'
import { createAppRouter } from './router.tsx'
import { historyOfSharedPage } from './shared-page.ts'

const router = createAppRouter({
  call: callApi,
  readTranslations: fetchTranslations,
  site: window.location.origin,
  history: historyOfSharedPage(document.documentElement.dataset.path),
})
const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)

/** Hydration renders at once, so the translations of the first page have to be there before. */
const firstTranslations = router.options.context.loadTranslations(
  namespacesOf(matchedRoutes.map(({ options }) => ({ staticData: options.staticData ?? {} }))),
)

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

Promise.resolve(firstTranslations).then(hydrate)
