import { useEffect } from 'react'
import { useAppForm } from '#features/admin/form/form-hook.ts'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { type PersonValues, personSchema } from './person-values.ts'

/** The form of a person. @param save gives what the server refused, nothing when it has stored the person */
export function usePersonFormApi(start: PersonValues, save: (values: PersonValues) => Promise<Refusal | undefined>) {
  const form = useAppForm({
    defaultValues: start,
    validators: { onChange: personSchema, onSubmitAsync: ({ value }) => save(value) },
  })
  const check = () => void form.validateField('name', 'change')
  // The foot says from the beginning what is missing.
  useEffect(() => void form.validateField('name', 'change'), [form])
  return { form, check }
}
export type PersonFormApi = ReturnType<typeof usePersonFormApi>['form']
