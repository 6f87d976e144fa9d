import { createFileRoute } from '@tanstack/react-router'
import { CareerForm } from '#features/admin/career-form/career-form.tsx'
import { savedCareer } from '#features/admin/career-form/saved-career.ts'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { careerById } from '#features/admin/publications.ts'
import { ItemError } from '#features/admin/shell/item-error.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryClientOf } from '#lib/query-client.tsx'

export const Route = createFileRoute('/admin/_staff/careers/$id')({
  loader: ({ context, params }) => queryClientOf(context.source).fetchQuery(careerById(params.id)),
  gcTime: 0,
  shouldReload: false,
  errorComponent: ItemError,
  component: EditCareer,
})

function EditCareer() {
  const career = Route.useLoaderData()
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const close = () => backToList({ tab: 'careers' })
  return (
    <CareerForm
      key={career._id}
      career={career}
      onClose={close}
      onSaved={(saved) => {
        setSaved(savedCareer(saved, false))
        close()
      }}
    />
  )
}
