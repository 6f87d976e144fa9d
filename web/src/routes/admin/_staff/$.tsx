import { createFileRoute, notFound } from '@tanstack/react-router'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { StaffPage } from '#features/admin/panel/staff-page.tsx'
import { UnknownStaffPage } from '#features/admin/shell/staff-message.tsx'

// One for all pages without a search: each route costs the first load of every public page.
export const Route = createFileRoute('/admin/_staff/$')({
  // On the server as well, where no loader of the administration runs.
  context: ({ params }) => {
    if (!/^(account|attention|trash|users)$/.test(params._splat ?? '')) throw notFound()
  },
  notFoundComponent: UnknownStaffPage,
  component: Page,
})

function Page() {
  const backToList = useBackToList()
  return <StaffPage page={Route.useParams()._splat ?? ''} onBack={() => backToList({})} />
}
