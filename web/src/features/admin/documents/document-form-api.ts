import { useEffect } from 'react'
import { useAppForm } from '#features/admin/form/form-hook.ts'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { type DocumentValues, documentSchema } from './document-values.ts'

/** The form of a document. @param save gives what the server refused, nothing when it has stored the document */
export function useDocumentFormApi(
  start: DocumentValues,
  save: (values: DocumentValues) => Promise<Refusal | undefined>,
) {
  const form = useAppForm({
    defaultValues: start,
    validators: { onChange: documentSchema, onSubmitAsync: ({ value }) => save(value) },
  })
  // The foot says from the beginning what is missing.
  const check = () => void form.validateField('titleEn', 'change')
  useEffect(() => void form.validateField('titleEn', 'change'), [form])
  return { form, check }
}
export type DocumentFormApi = ReturnType<typeof useDocumentFormApi>['form']
