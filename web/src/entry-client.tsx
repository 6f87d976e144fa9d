import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchWords, namespacesOf } from '#i18n/words-by-need.ts'
import { callApi } from '#lib/api.ts'
import { createAppRouter } from './router.tsx'

/** Hydration renders at once, so the words of the first page have to be there before. */
async function start(): Promise<void> {
  const router = createAppRouter({ call: callApi, readWords: fetchWords, site: window.location.origin })
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)
  await router.options.context.loadWords(
    namespacesOf(matchedRoutes.map(({ options }) => ({ staticData: options.staticData ?? {} }))),
  )
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

// In a task of its own: that in which this script is read is long enough on a slow phone.
setTimeout(start)
