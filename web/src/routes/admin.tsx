import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Administration } from '#features/admin/administration.tsx'
import { CacheProvider } from '#lib/cache.tsx'
import { replayEarlyUse } from '#lib/early-use.ts'

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
