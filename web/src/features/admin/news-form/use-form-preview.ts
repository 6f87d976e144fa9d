import { useMemo } from 'react'
import type { PreviewSource } from '#features/admin/preview/preview-source.ts'
import type { EditedNews } from './edited-news.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { unsavedItem } from './unsaved-item.ts'

/** What the form holds, for its preview. @param inTranslation the languages in translation, which the form has no word of */
export function useFormPreview(
  form: NewsFormApi,
  inTranslation: EditedNews['inTranslation'] | undefined,
): PreviewSource {
  return useMemo(() => {
    const subscribe = (listener: () => void) => form.store.subscribe(listener).unsubscribe
    return { subscribe, item: () => unsavedItem(form.state.values, inTranslation) }
  }, [form, inTranslation])
}
