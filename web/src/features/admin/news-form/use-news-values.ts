import { useForm, useStore } from '@tanstack/react-form'
import type { Language } from 'api/contract/languages'
import type { NewsItem, NewsText } from 'api/contract/news'
import { useState } from 'react'
import { type NewsValues, newValues, toKept, valuesOf } from './news-values.ts'

/** What the form holds, and how it changes. */
export function useNewsValues(item: NewsItem | null, isMedia: boolean) {
  const [start] = useState(() => (item ? valuesOf(item) : newValues(isMedia)))
  const form = useForm({ defaultValues: start })
  const values = useStore(form.store, (state) => state.values)
  const [language, setLanguage] = useState<Language>('en')
  const [generation, setGeneration] = useState(0)
  const isTextDirty = JSON.stringify(toKept(values)) !== JSON.stringify(toKept(start))
  const hasUploads = [values.cover, ...values.gallery].some((picture) => picture?.upload)

  const change = <Key extends keyof NewsValues>(key: Key, value: NewsValues[Key]) =>
    form.setFieldValue(key as 'url', value as never)

  const update = <Key extends keyof NewsValues>(key: Key, by: (value: NewsValues[Key]) => NewsValues[Key]) =>
    form.setFieldValue(key as 'url', by as never)

  return {
    values,
    change,
    /** Changes a value on top of what the form holds then: for what ends later than it began. */
    update,
    changeText: (part: keyof NewsText, text: string) => form.setFieldValue(`content.${language}.${part}`, text),
    /** All values at once; the editors start again with them. */
    replace(next: NewsValues) {
      for (const key of Object.keys(next) as (keyof NewsValues)[]) change(key, next[key])
      setGeneration((before) => before + 1)
    },
    generation,
    isTextDirty,
    /** Pictures were chosen that are not stored yet. */
    hasUploads,
    isDirty: isTextDirty || hasUploads,
    language,
    setLanguage,
  }
}
export type UpdateNews = ReturnType<typeof useNewsValues>['update']
export type ChangeNews = ReturnType<typeof useNewsValues>['change']
