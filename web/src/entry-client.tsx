import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchWords, namespacesOf } from '#i18n/load-translations.ts'
import { callApi } from '#lib/api.ts'
import { createAppRouter } from './router.tsx'
import { historyOfSharedPage } from './shared-page.ts'

const router = createAppRouter({
  call: callApi,
  readWords: fetchWords,
  site: window.location.origin,
  history: historyOfSharedPage(document.documentElement.dataset.path),
})
const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)

/** Hydration renders at once, so the words of the first page have to be there before. */
const firstWords = router.options.context.loadWords(
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

Promise.resolve(firstWords).then(hydrate)
