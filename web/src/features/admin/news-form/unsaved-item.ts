import type { NewsContent, NewsItem } from 'api/contract/news'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { openedPicture } from '#features/admin/staff-pictures.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import { fileOf, type NewsValues, type Picture } from './news-values.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

/**
 * What the form holds as an item of the site: its pictures under addresses that show them now, those that were chosen
 * here from this browser, whether they are stored or not.
 */
export function unsavedItem({ url, date, isMediaNews, content, cover, gallery, alt, notes }: NewsValues): NewsItem {
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

/** The texts, whose pictures may be here and not yet where they will be. */
function withShownPictures(content: NewsContent, pictures: readonly Picture[]): NewsContent {
  let texts = JSON.stringify(content)
  for (const picture of pictures)
    if (picture.upload && picture.storedAs)
      texts = texts.replaceAll(`/uploads/news/${picture.storedAs}`, picture.upload.preview)
  return JSON.parse(texts)
}

function shownFile(picture: Picture): string {
  if (picture.upload) return picture.upload.preview
  return picture.isWithheld ? openedPicture(fileOf(picture)) : fileOf(picture)
}
