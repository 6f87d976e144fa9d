import { useSelector } from '@tanstack/react-form'
import { useField } from '#features/admin/form/use-field.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { titleOf } from './news-values.ts'
import { SlugField } from './slug-field.tsx'
import { useSlugState } from './use-slug-state.ts'

/** The address of the item; of one that exists it stays as it is (ADM-25). */
export function UrlField({ form, isNew }: { form: NewsFormApi; isNew: boolean }) {
  const { value, change, refusal } = useField<string>()
  const title = useSelector(form.store, ({ values }) => titleOf(values))
  const state = useSlugState(isNew ? value : null)
  return <SlugField value={value} state={state} title={title} error={refusal} onChange={change} />
}
