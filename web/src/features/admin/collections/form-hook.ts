import { createFormHook } from '@tanstack/react-form'
import { ChecksField } from '#features/admin/form/checks-field.tsx'
import { ChipsField } from '#features/admin/form/chips-field.tsx'
import { ChoiceField } from '#features/admin/form/choice-field.tsx'
import { DateField } from '#features/admin/form/date-field.tsx'
import { fieldContext, formContext } from '#features/admin/form/form-contexts.ts'
import { PlainField } from '#features/admin/form/plain-field.tsx'
import { TextField } from '#features/admin/form/text-field.tsx'
import { TickField } from '#features/admin/form/tick-field.tsx'
import { RichTextField } from './rich-text-field.tsx'

/** `useForm` of TanStack with the fields of the administration. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { ChecksField, ChipsField, ChoiceField, DateField, PlainField, RichTextField, TextField, TickField },
  formComponents: {},
})
