import { useSelector } from '@tanstack/react-form'
import frame from '#features/admin/form/form-frame.module.css'
import { Showing } from '#features/admin/form/showing.tsx'
import type { CareerFormApi } from './career-form-api.ts'

/** When the position comes to the site and leaves it, within its days. */
export function CareerShowing({ form }: { form: CareerFormApi }) {
  const from = useSelector(form.store, ({ values }) => values.from)
  const until = useSelector(form.store, ({ values }) => values.until)
  return (
    <div className={frame.box}>
      <Showing
        from={from}
        until={until}
        onChange={(name, moment) => form.setFieldValue(name, moment)}
        dateField={(name, label) => (
          <form.AppField name={`${name}.date`}>{(field) => <field.DateField label={label} />}</form.AppField>
        )}
      />
    </div>
  )
}
