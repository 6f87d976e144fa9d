import type { DeepKeys, StandardSchemaV1 } from '@tanstack/react-form'
import { useEffect } from 'react'
import { useAppForm } from '#features/admin/form/form-hook.ts'
import type { Refusal } from '#features/admin/form/refusal.ts'

/**
 * The hook of a register's form: `start` are the values it begins with, `save` gives what the server refused, nothing when it has
 * stored them; `check` judges what is missing.
 * @param first a field that has to be filled: judging it judges the form
 */
export function registerFormApi<Values extends object>(
  schema: StandardSchemaV1<Values, unknown>,
  first: DeepKeys<Values>,
) {
  return function useRegisterFormApi(start: Values, save: (values: Values) => Promise<Refusal | undefined>) {
    const form = useAppForm({
      defaultValues: start,
      validators: { onChange: schema, onSubmitAsync: ({ value }) => save(value) },
    })
    const check = () => void form.validateField(first, 'change')
    // The foot says from the beginning what is missing.
    useEffect(() => void form.validateField(first, 'change'), [form])
    return { form, check }
  }
}
