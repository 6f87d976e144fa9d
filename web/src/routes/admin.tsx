import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Administration } from '#features/admin/administration.tsx'
import { replayPreHydrationEvents } from '#lib/pre-hydration-events.ts'
import { QueryProvider } from '#lib/query-client.tsx'

export const Route = createFileRoute('/admin')({
  ssr: false,
  staticData: { language: 'bg' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Staff,
})

function Staff() {
  useEffect(replayPreHydrationEvents, [])
  return (
    <QueryProvider>
      <Administration>
        <Outlet />
      </Administration>
    </QueryProvider>
  )
}
