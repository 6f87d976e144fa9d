import { todayInSofia } from 'api/contract/sofia-time'
import type { ReactNode } from 'react'
import { CareerForm } from '#features/admin/careers/career-form.tsx'
import { savedCareer } from '#features/admin/careers/career-words.ts'
import { careers } from '#features/admin/careers/careers.queries.ts'
import type { CollectionItem, CollectionName } from '#features/admin/collections/collection-item.ts'
import { CollectionPage, type CollectionPageProps } from '#features/admin/collections/collection-page.tsx'
import { DocumentForm } from '#features/admin/documents/document-form.tsx'
import { documents } from '#features/admin/documents/documents.queries.ts'
import { EventForm } from '#features/admin/events/event-form.tsx'
import { events } from '#features/admin/events/events.queries.ts'
import { people } from '#features/admin/people/people.queries.ts'
import { PersonForm } from '#features/admin/people/person-form.tsx'
import type { Done } from '#features/admin/shell/saved-note.tsx'
import { UnknownStaffPage } from '#features/admin/shell/staff-message.tsx'

const savedAs =
  (form: 'documentForm' | 'eventForm' | 'personForm') =>
  (_item: object, isNew: boolean): Done => ({ sentence: `${form}.${isNew ? 'savedNew' : 'savedEdit'}` })

/** What shows an item of a collection by its id. */
const pageOf =
  <Item extends CollectionItem, Name extends CollectionName>(collection: Omit<CollectionPageProps<Item, Name>, 'id'>) =>
  (id: string) => <CollectionPage key={id} id={id} {...collection} />

const PAGES = new Map<string, (id: string) => ReactNode>([
  [
    'careers',
    pageOf({
      collection: 'careers',
      queries: careers,
      form: CareerForm,
      saved: (career, isNew) => savedCareer(career, isNew, todayInSofia()),
    }),
  ],
  [
    'documents',
    pageOf({ collection: 'documents', queries: documents, form: DocumentForm, saved: savedAs('documentForm') }),
  ],
  ['events', pageOf({ collection: 'events', queries: events, form: EventForm, saved: savedAs('eventForm') })],
  ['people', pageOf({ collection: 'people', queries: people, form: PersonForm, saved: savedAs('personForm') })],
])

/** The form of a collection's thing, by the name of the collection in the address. */
export function ItemPage({ collection, id }: { collection: string; id: string }) {
  return PAGES.get(collection)?.(id) ?? <UnknownStaffPage />
}
