import { useQuery } from '@tanstack/react-query'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { UnknownStaffPage } from '#features/admin/shell/unknown-staff-page.tsx'
import { ApiError } from '#lib/api.ts'
import { DocumentForm } from './document-form.tsx'
import { documentById } from './documents.queries.ts'

/** The form of a document, or of a new one. */
export function DocumentPage({ id }: { id: string }) {
  return id === 'new' ? <NewDocument /> : <EditDocument id={id} />
}

function useEnd(sentence: 'documentForm.savedNew' | 'documentForm.savedEdit') {
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const onClose = () => backToList({ tab: 'documents' })
  return {
    onClose,
    onSaved() {
      setSaved({ sentence })
      onClose()
    },
  }
}

function NewDocument() {
  return <DocumentForm document={null} section="statements" {...useEnd('documentForm.savedNew')} />
}

function EditDocument({ id }: { id: string }) {
  const end = useEnd('documentForm.savedEdit')
  const { data, error, refetch } = useQuery({ ...documentById(id), refetchOnWindowFocus: false })
  if (error instanceof ApiError && error.status === 404) return <UnknownStaffPage />
  if (error) return <ListError onRetry={refetch} />
  if (!data) return <ListLoading />
  return <DocumentForm key={data._id} document={data} section={data.section} {...end} />
}
