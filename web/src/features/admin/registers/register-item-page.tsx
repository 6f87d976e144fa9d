import type { ReactNode } from 'react'
import { CareerPage } from '#features/admin/career-form/career-page.tsx'
import { DocumentForm } from '#features/admin/documents/document-form.tsx'
import { documents } from '#features/admin/documents/documents.queries.ts'
import { EventForm } from '#features/admin/events/event-form.tsx'
import { events } from '#features/admin/events/events.queries.ts'
import { people } from '#features/admin/people/people.queries.ts'
import { PersonForm } from '#features/admin/people/person-form.tsx'
import { UnknownStaffPage } from '#features/admin/shell/unknown-staff-page.tsx'
import { RegisterPage } from './register-page.tsx'

const savedAs = <Form extends 'documentForm' | 'eventForm' | 'personForm'>(form: Form) =>
  ({ isNew: `${form}.savedNew`, isEdited: `${form}.savedEdit` }) as const

const PAGES = new Map<string, (id: string) => ReactNode>([
  ['careers', (id) => <CareerPage key={id} id={id} />],
  [
    'documents',
    (id) => (
      <RegisterPage
        key={id}
        id={id}
        register="documents"
        queries={documents}
        form={DocumentForm}
        saved={savedAs('documentForm')}
      />
    ),
  ],
  [
    'events',
    (id) => (
      <RegisterPage key={id} id={id} register="events" queries={events} form={EventForm} saved={savedAs('eventForm')} />
    ),
  ],
  [
    'people',
    (id) => (
      <RegisterPage
        key={id}
        id={id}
        register="people"
        queries={people}
        form={PersonForm}
        saved={savedAs('personForm')}
      />
    ),
  ],
])

/** The form of a register's thing, by the name of the register in the address. */
export function RegisterItemPage({ register, id }: { register: string; id: string }) {
  return PAGES.get(register)?.(id) ?? <UnknownStaffPage />
}
