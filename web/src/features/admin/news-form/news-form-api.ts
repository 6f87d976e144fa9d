import { useEffect } from 'react'
import { useAppForm } from '#features/admin/collections/form-hook.ts'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { editedNewsSchema, newNewsSchema } from './news-schema.ts'
import type { NewsValues } from './news-values.ts'

interface NewsFormApiOptions {
  start: NewsValues
  isNew: boolean
  /** Gives what the server refused, nothing when it has stored the item. */
  save: (values: NewsValues) => Promise<Refusal | undefined>
  /** Somebody tried to save what the contract refuses. */
  onInvalid: (issues: object) => void
}

/** The form of a news or media item. */
export function useNewsFormApi({ start, isNew, save, onInvalid }: NewsFormApiOptions) {
  const form = useAppForm({
    defaultValues: start,
    validators: {
      onChange: isNew ? newNewsSchema : editedNewsSchema,
      onSubmitAsync: ({ value }) => save(value),
    },
    onSubmitInvalid: ({ formApi }) => {
      const { onChange } = formApi.state.errorMap
      if (onChange) onInvalid(onChange)
    },
  })
  // The foot says from the beginning what is missing.
  useEffect(() => void form.validateField('date', 'change'), [form])
  return form
}
export type NewsFormApi = ReturnType<typeof useNewsFormApi>
