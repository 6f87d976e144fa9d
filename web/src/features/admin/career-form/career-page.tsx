import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { StaffCareer } from 'api/contract/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { careerById } from '#features/admin/publications.ts'
import { ItemError } from '#features/admin/shell/item-error.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { CareerForm } from './career-form.tsx'
import { savedCareer } from './saved-career.ts'

/** The form of a position, or of a new one. */
export function CareerPage({ id }: { id: string }) {
  return id === 'new' ? <NewCareer /> : <EditCareer id={id} />
}

function useEnd(isNew: boolean) {
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const onClose = () => backToList({ tab: 'careers' })
  return {
    onClose,
    onSaved(saved: StaffCareer) {
      setSaved(savedCareer(saved, isNew, todayInSofia()))
      onClose()
    },
  }
}

function EditCareer({ id }: { id: string }) {
  const end = useEnd(false)
  const options = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false }
  const { data, error, isFetchedAfterMount } = useQuery({ ...careerById(id), ...options })
  if (error) return <ItemError error={error} />
  // What the cache holds may be older than the last save.
  if (!data || !isFetchedAfterMount) return <ListLoading />
  return <CareerForm key={data._id} career={data} {...end} />
}

function NewCareer() {
  const end = useEnd(true)
  const copyOf = useRouterState({ select: ({ location }) => location.state.copyOf })
  const copied = useQuery({ ...careerById(copyOf ?? ''), enabled: copyOf !== undefined })
  if (copied.isError && !copied.data) return <ListError onRetry={copied.refetch} />
  // What the cache holds may be older than the last save.
  if (copyOf !== undefined && !copied.isFetchedAfterMount) return <ListLoading />
  return <CareerForm career={null} copyOf={copied.data} {...end} />
}
