import type { StaffEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { RegisterForm } from '#features/admin/registers/register-form.tsx'
import type { ItemFormProps } from '#features/admin/registers/register-page.tsx'
import { EventFields } from './event-fields.tsx'
import { useEventFormApi } from './event-form-api.ts'
import { emptyEvent, eventFields, missingOfEvent, toInput, valuesOfEvent, withDraft } from './event-values.ts'

/** The form for a date for investors: another day moves it, a tick cancels it. */
export function EventForm({ item: event, ...end }: ItemFormProps<StaffEvent>) {
  const { t } = useTranslation('admin')
  const isPublic = event && !event.isHidden
  return (
    <RegisterForm
      parts={{
        register: 'events',
        titleOf: ({ titleBg }) => titleBg,
        valuesOf: valuesOfEvent,
        useForm: useEventFormApi,
        toInput,
        fields: eventFields,
        labelOf: (key) => t(`eventForm.${key}` as 'eventForm.titleBg'),
        inWords: (key, value) => (key === 'kind' ? t(`events.kinds.${value}` as 'events.kinds.other') : undefined),
        withDraft,
        missingOf: (issues) => missingOfEvent(issues).map((word) => t(`eventForm.${word}`)),
      }}
      item={event}
      empty={emptyEvent}
      newHeading={t('eventForm.headingNew')}
      state={event && t(isPublic ? 'events.isPublic' : 'events.isHidden')}
      head={
        isPublic && (
          <a className="btn btn--line" href="/investors/calendar" target="_blank" rel="noopener">
            <Icon name="external" /> {t('newsForm.viewOnSite')}
          </a>
        )
      }
      saveLabel={t(event ? 'eventForm.saveEdit' : 'eventForm.saveNew')}
      {...end}
    >
      {(form) => <EventFields form={form} event={event} />}
    </RegisterForm>
  )
}
