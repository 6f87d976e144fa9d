import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CareerForm } from '#features/admin/career-form/career-form.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'

export const Route = createFileRoute('/admin/_staff/careers/new')({
  component: NewCareer,
})

function NewCareer() {
  const navigate = useNavigate()
  const setSaved = useSetSaved()
  const close = () => navigate({ to: '/admin', search: { tab: 'careers' } })
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
