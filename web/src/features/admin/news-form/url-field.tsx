import { useSelector } from '@tanstack/react-form'
import { useEffect, useEffectEvent } from 'react'
import { useField } from '#features/admin/form/use-field.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { titleOf } from './news-values.ts'
import { SlugField } from './slug-field.tsx'
import { useSlugState } from './use-slug-state.ts'
import { useSuggestedSlug } from './use-suggested-slug.ts'

interface UrlFieldProps {
  form: NewsFormApi
  isNew: boolean
  /** The address that is kept for this draft; '' for none. */
  own: string
  /** It cannot be used as it is. */
  onWrong: () => void
}

/** The address of the item; of one that exists it stays as it is (ADM-25). */
export function UrlField({ form, isNew, own, onWrong }: UrlFieldProps) {
  const { value, change, refusal } = useField<string>()
  const title = useSelector(form.store, ({ values }) => titleOf(values))
  const state = useSlugState(isNew ? value : null, own)
  useSuggestedSlug({ title, value, state, onSuggest: change })
  const isWrong = state === 'taken' || state === 'invalid'
  const tell = useEffectEvent(onWrong)
  useEffect(() => {
    if (isWrong) tell()
  }, [isWrong])
  return <SlugField value={value} state={state} title={title} error={refusal} onChange={change} />
}
