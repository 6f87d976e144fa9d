import { useEffect } from 'react'
import { useAppForm } from '#features/admin/form/form-hook.ts'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { type EventValues, eventSchema } from './event-values.ts'

/** The form of a date. @param save gives what the server refused, nothing when it has stored the date */
export function useEventFormApi(start: EventValues, save: (values: EventValues) => Promise<Refusal | undefined>) {
  const form = useAppForm({
    defaultValues: start,
    validators: { onChange: eventSchema, onSubmitAsync: ({ value }) => save(value) },
  })
  const check = () => void form.validateField('titleEn', 'change')
  // The foot says from the beginning what is missing.
  useEffect(() => void form.validateField('titleEn', 'change'), [form])
  return { form, check }
}
export type EventFormApi = ReturnType<typeof useEventFormApi>['form']
