import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Administration } from '#features/admin/administration.tsx'

export const Route = createFileRoute('/admin')({
  ssr: false,
  staticData: { language: 'bg' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: () => (
    <Administration>
      <Outlet />
    </Administration>
  ),
})
