import { useEffect } from 'react'
import { useAppForm } from '#features/admin/form/form-hook.ts'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { type CareerValues, careerSchema } from './career-values.ts'

/** The form of a position. @param save gives what the server refused, nothing when it has stored the position */
export function useCareerFormApi(start: CareerValues, save: (values: CareerValues) => Promise<Refusal | undefined>) {
  const form = useAppForm({
    defaultValues: start,
    validators: { onChange: careerSchema, onSubmitAsync: ({ value }) => save(value) },
  })
  // The foot says from the beginning what is missing.
  useEffect(() => void form.validateField('title', 'change'), [form])
  return form
}
export type CareerFormApi = ReturnType<typeof useCareerFormApi>
