import { events, type StaffEvent } from 'api/contract/collections/events'
import { useTranslation } from 'react-i18next'
import { CollectionForm } from '#features/admin/collections/collection-form.tsx'
import type { ItemFormProps } from '#features/admin/collections/collection-page.tsx'
import { EventFields } from './event-fields.tsx'

/** The form for a date for investors: another day moves it, a tick cancels it. */
export function EventForm({ item: event, ...end }: ItemFormProps<StaffEvent>) {
  const { t } = useTranslation('admin')
  const isPublic = event && !event.isHidden
  return (
    <CollectionForm
      collection={events}
      item={event}
      newHeading={t('eventForm.headingNew')}
      state={event && t(isPublic ? 'events.isPublic' : 'events.isHidden')}
      siteAddress="/investors/calendar"
      {...end}
    >
      {(form) => <EventFields form={form} event={event} />}
    </CollectionForm>
  )
}
