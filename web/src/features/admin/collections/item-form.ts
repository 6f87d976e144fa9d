import type { DeepKeys, StandardSchemaV1 } from '@tanstack/react-form'
import { useEffect } from 'react'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { useAppForm } from './form-hook.ts'

/** What the form of an item is made of. */
export interface ItemFormParts<Values> {
  schema: StandardSchemaV1<Values, unknown>
  /** A field that has to be filled: judging it judges the form. */
  first: DeepKeys<Values>
}

/**
 * The form of an item.
 * @param start the values it begins with
 * @param save gives what the server refused, nothing when it has stored them
 * @param onInvalid told the issues, by field, when an editor tried to save what the contract refuses
 * @returns `check` judges what is missing
 */
export function useItemForm<Values extends object>(
  { schema, first }: ItemFormParts<Values>,
  start: Values,
  save: (values: Values) => Promise<Refusal | undefined>,
  onInvalid?: (issues: object) => void,
) {
  const form = useAppForm({
    defaultValues: start,
    validators: { onChange: schema, onSubmitAsync: ({ value }) => save(value) },
    onSubmitInvalid: ({ formApi: { state } }) => state.errorMap.onChange && onInvalid?.(state.errorMap.onChange),
  })
  const check = () => void form.validateField(first, 'change')
  // The foot says from the beginning what is missing.
  useEffect(() => void form.validateField(first, 'change'), [form, first])
  return { form, check }
}
export type ItemForm<Values extends object> = ReturnType<typeof useItemForm<Values>>['form']
