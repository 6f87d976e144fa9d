import { createFormHook } from '@tanstack/react-form'
import { DateField } from './date-field.tsx'
import { fieldContext, formContext } from './form-contexts.ts'
import { RichTextField } from './rich-text-field.tsx'
import { TextField } from './text-field.tsx'

/** `useForm` of TanStack with the fields of the administration. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { DateField, RichTextField, TextField },
  formComponents: {},
})
