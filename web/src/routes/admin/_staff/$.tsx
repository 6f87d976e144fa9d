import { createFileRoute, notFound } from '@tanstack/react-router'
import { UnknownStaffPage } from '#features/admin/shell/unknown-staff-page.tsx'

export const Route = createFileRoute('/admin/_staff/$')({
  // On the server as well, where no loader of the administration runs.
  context: () => {
    throw notFound()
  },
  notFoundComponent: UnknownStaffPage,
})
