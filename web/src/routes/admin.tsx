import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Administration } from '#features/admin/administration.tsx'
import { replayEarlyUse } from '#lib/pre-hydration-events.ts'
import { CacheProvider } from '#lib/query-client.tsx'

export const Route = createFileRoute('/admin')({
  ssr: false,
  staticData: { language: 'bg' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Staff,
})

function Staff() {
  useEffect(replayEarlyUse, [])
  return (
    <CacheProvider>
      <Administration>
        <Outlet />
      </Administration>
    </CacheProvider>
  )
}
