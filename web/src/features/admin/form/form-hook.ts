import { createFormHook } from '@tanstack/react-form'
import { ChecksField } from './checks-field.tsx'
import { ChipsField } from './chips-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { fieldContext, formContext } from './form-contexts.ts'
import { PlainField } from './plain-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { TextField } from './text-field.tsx'
import { TickField } from './tick-field.tsx'

/** `useForm` of TanStack with the fields of the administration. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { ChecksField, ChipsField, ChoiceField, DateField, PlainField, RichTextField, TextField, TickField },
  formComponents: {},
})
