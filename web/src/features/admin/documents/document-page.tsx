import { RegisterPage } from '#features/admin/registers/register-page.tsx'
import { DocumentForm } from './document-form.tsx'
import { documents } from './documents.queries.ts'

/** The form of a document, or of a new one. */
export function DocumentPage({ id }: { id: string }) {
  return (
    <RegisterPage
      register="documents"
      id={id}
      queries={documents}
      saved={{ isNew: 'documentForm.savedNew', isEdited: 'documentForm.savedEdit' }}
    >
      {(document, end) => <DocumentForm key={id} document={document} {...end} />}
    </RegisterPage>
  )
}
