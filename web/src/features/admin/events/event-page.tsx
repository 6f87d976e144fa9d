import { RegisterPage } from '#features/admin/registers/register-page.tsx'
import { EventForm } from './event-form.tsx'
import { events } from './events.queries.ts'

/** The form of a date for investors, or of a new one. */
export function EventPage({ id }: { id: string }) {
  return (
    <RegisterPage
      register="events"
      id={id}
      queries={events}
      saved={{ isNew: 'eventForm.savedNew', isEdited: 'eventForm.savedEdit' }}
    >
      {(event, end) => <EventForm key={id} event={event} {...end} />}
    </RegisterPage>
  )
}
