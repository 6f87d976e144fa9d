import { createFileRoute } from '@tanstack/react-router'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { TrashPage } from '#features/admin/trash/trash-page.tsx'

export const Route = createFileRoute('/admin/_staff/trash')({
  staticData: { name: 'AdministrationTrash' },
  component: Trash,
})

function Trash() {
  const backToList = useBackToList()
  return <TrashPage onBack={() => backToList({})} />
}
