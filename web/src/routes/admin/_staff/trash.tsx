import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { TrashPage } from '#features/admin/trash/trash-page.tsx'

export const Route = createFileRoute('/admin/_staff/trash')({
  staticData: { name: 'AdministrationTrash' },
  component: Trash,
})

function Trash() {
  const navigate = useNavigate()
  return <TrashPage onBack={() => navigate({ to: '/admin' })} />
}
