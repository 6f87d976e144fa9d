import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { callApi } from '#lib/api.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ call: callApi, site: window.location.origin })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
