import { createFileRoute } from '@tanstack/react-router'
import { CareerForm } from '#features/admin/career-form/career-form.tsx'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'

export const Route = createFileRoute('/admin/_staff/careers/new')({
  component: NewCareer,
})

function NewCareer() {
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const close = () => backToList({ tab: 'careers' })
  return (
    <CareerForm
      career={null}
      onClose={close}
      onSaved={() => {
        setSaved({ sentence: 'careerForm.savedNew' })
        close()
      }}
    />
  )
}
