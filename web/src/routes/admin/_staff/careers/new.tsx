import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { CareerForm } from '#features/admin/career-form/career-form.tsx'
import { savedCareer } from '#features/admin/career-form/saved-career.ts'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { careerById } from '#features/admin/publications.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'

export const Route = createFileRoute('/admin/_staff/careers/new')({
  component: NewCareer,
})

function NewCareer() {
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const copyOf = useRouterState({ select: ({ location }) => location.state.copyOf })
  const copied = useQuery({ ...careerById(copyOf ?? ''), enabled: copyOf !== undefined })
  const close = () => backToList({ tab: 'careers' })
  if (copied.isError && !copied.data) return <ListError onRetry={copied.refetch} />
  // What the cache holds may be older than the last save.
  if (copyOf !== undefined && !copied.isFetchedAfterMount) return <ListLoading />
  return (
    <CareerForm
      career={null}
      copyOf={copied.data}
      onClose={close}
      onSaved={(saved) => {
        setSaved(savedCareer(saved, true))
        close()
      }}
    />
  )
}
