import type { ReactNode } from 'react'
import { CareerPage } from '#features/admin/career-form/career-page.tsx'
import { DocumentForm } from '#features/admin/documents/document-form.tsx'
import { documents } from '#features/admin/documents/documents.queries.ts'
import { EventForm } from '#features/admin/events/event-form.tsx'
import { events } from '#features/admin/events/events.queries.ts'
import { people } from '#features/admin/people/people.queries.ts'
import { PersonForm } from '#features/admin/people/person-form.tsx'
import { UnknownStaffPage } from '#features/admin/shell/unknown-staff-page.tsx'
import { CollectionPage } from './collection-page.tsx'

const savedAs = <Form extends 'documentForm' | 'eventForm' | 'personForm'>(form: Form) =>
  ({ isNew: `${form}.savedNew`, isEdited: `${form}.savedEdit` }) as const

const PAGES = new Map<string, (id: string) => ReactNode>([
  ['careers', (id) => <CareerPage key={id} id={id} />],
  [
    'documents',
    (id) => (
      <CollectionPage
        key={id}
        id={id}
        collection="documents"
        queries={documents}
        form={DocumentForm}
        saved={savedAs('documentForm')}
      />
    ),
  ],
  [
    'events',
    (id) => (
      <CollectionPage
        key={id}
        id={id}
        collection="events"
        queries={events}
        form={EventForm}
        saved={savedAs('eventForm')}
      />
    ),
  ],
  [
    'people',
    (id) => (
      <CollectionPage
        key={id}
        id={id}
        collection="people"
        queries={people}
        form={PersonForm}
        saved={savedAs('personForm')}
      />
    ),
  ],
])

/** The form of a collection's thing, by the name of the collection in the address. */
export function ItemPage({ collection, id }: { collection: string; id: string }) {
  return PAGES.get(collection)?.(id) ?? <UnknownStaffPage />
}
