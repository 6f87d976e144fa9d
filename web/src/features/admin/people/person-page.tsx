import { RegisterPage } from '#features/admin/registers/register-page.tsx'
import { people } from './people.queries.ts'
import { PersonForm } from './person-form.tsx'

/** The form of a person, or of a new one. */
export function PersonPage({ id }: { id: string }) {
  return (
    <RegisterPage
      register="people"
      id={id}
      queries={people}
      saved={{ isNew: 'personForm.savedNew', isEdited: 'personForm.savedEdit' }}
    >
      {(person, end) => <PersonForm key={id} person={person} {...end} />}
    </RegisterPage>
  )
}
