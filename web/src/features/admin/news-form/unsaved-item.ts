import { LANGUAGES } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import type { NewsContent } from 'api/contract/news-texts'
import { todayInSofia } from 'api/contract/sofia-time'
import { useMemo } from 'react'
import { toIsoDate } from '#features/admin/form/dates.ts'
import type { PreviewSource } from '#features/admin/preview/preview-page.tsx'
import { openedPicture } from '#features/admin/staff-pictures.ts'
import type { EditedNews } from './edited-news.ts'
import { fileOf, type NewsFormApi, type NewsValues, type Picture } from './news-values.ts'

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

const NIL = '00000000-0000-0000-0000-000000000000'

/**
 * What the form holds as an item of the site, with what is in translation and written elsewhere: its pictures under
 * addresses that show them now, those that were chosen here from this browser, whether they are stored or not.
 */
export function unsavedItem(values: NewsValues, inTranslation: EditedNews['inTranslation'] = {}): NewsItem {
  const { url, date, isMediaNews, content, cover, gallery, alt, notes } = withTextsInTranslation(values, inTranslation)
  const pictures = cover ? [cover, ...gallery] : gallery
  function byShown<Said>(said: Record<string, Said>): Record<string, Said> {
    return Object.fromEntries(
      pictures.flatMap((picture) => {
        const about = said[picture.id]
        return about === undefined ? [] : [[shownFile(picture), about] as const]
      }),
    )
  }
  return {
    _id: NIL,
    url,
    date: toIsoDate(date) ?? todayInSofia(),
    isMediaNews,
    content: withShownPictures(content, pictures),
    cover: cover ? shownFile(cover) : '',
    gallery: gallery.map(shownFile),
    alt: byShown(alt),
    pictures: byShown(notes),
    updatedAt: new Date().toISOString(),
  }
}

function withTextsInTranslation(values: NewsValues, inTranslation: EditedNews['inTranslation']): NewsValues {
  const content = { ...values.content }
  const alt = { ...values.alt }
  for (const language of LANGUAGES) {
    const text = inTranslation[language]
    if (!text || Object.values(content[language]).some((own) => own !== '')) continue
    const { alt: described, ...texts } = text
    content[language] = texts
    for (const picture of [values.cover, ...values.gallery]) {
      const words = picture && described[fileOf(picture)]
      if (words) alt[picture.id] = { ...alt[picture.id], [language]: words }
    }
  }
  return { ...values, content, alt }
}

/** The texts, whose pictures may be here and not yet where they will be. */
function withShownPictures(content: NewsContent, pictures: readonly Picture[]): NewsContent {
  const chosen = pictures.filter(({ upload, storedAs }) => upload && storedAs)
  if (chosen.length === 0) return content
  let texts = JSON.stringify(content)
  for (const { upload, storedAs } of chosen)
    texts = texts.replaceAll(`/uploads/news/${storedAs}`, upload?.preview ?? '')
  return JSON.parse(texts)
}

function shownFile(picture: Picture): string {
  if (picture.upload) return picture.upload.preview
  return picture.isPrivate ? openedPicture(fileOf(picture)) : fileOf(picture)
}
