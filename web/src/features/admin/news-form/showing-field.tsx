import { useSelector } from '@tanstack/react-form'
import { Showing } from '#features/admin/form/showing.tsx'
import type { NewsFormApi } from './news-form-api.ts'

/** When visitors see the item. */
export function ShowingField({ form }: { form: NewsFormApi }) {
  const from = useSelector(form.store, ({ values }) => values.from)
  const until = useSelector(form.store, ({ values }) => values.until)
  return (
    <Showing
      from={from}
      until={until}
      onChange={(name, moment) => form.setFieldValue(name, moment)}
      dateField={(name, label) => (
        <form.AppField name={`${name}.date`}>{(field) => <field.DateField label={label} />}</form.AppField>
      )}
    />
  )
}
