import { LANGUAGES } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import type { NewsContent } from 'api/contract/news-texts'
import type { NewsTranslations, WholeText } from 'api/contract/news-translations'
import { openedPicture } from '#features/admin/staff-pictures.ts'
import type { Edits } from './use-edits.ts'

/**
 * The item as an item of the site, in all languages, with those in translation and with what is not saved yet: its
 * pictures under addresses that show them now.
 */
export function translatedItem(item: NewsTranslations, edits: Edits): NewsItem {
  const isPrivate = item.state !== 'published' || item.hasDraft
  const shownFile = (file: string) => (isPrivate && file !== '' ? openedPicture(file) : file)
  const texts = LANGUAGES.map((language) => [language, edits[language]?.text ?? item.languages[language].text] as const)
  const content = texts.map(([language, { title, contentOne, contentTwo }]) => [
    language,
    { title, contentOne, contentTwo },
  ])
  const files = [...new Set([item.cover, ...item.gallery])].filter((file) => file !== '')
  const said = (file: string, part: 'alt' | 'captions') =>
    Object.fromEntries(
      texts.flatMap(([language, text]: readonly [string, WholeText]) => {
        const words = text[part][file]?.trim()
        return words ? [[language, words]] : []
      }),
    )
  return {
    _id: item._id,
    url: item.url,
    date: item.date,
    isMediaNews: item.isMediaNews,
    content: Object.fromEntries(content) as NewsContent,
    cover: shownFile(item.cover),
    gallery: item.gallery.map(shownFile),
    alt: Object.fromEntries(files.map((file) => [shownFile(file), said(file, 'alt')])),
    pictures: Object.fromEntries(
      files.map((file) => [shownFile(file), { ...item.pictures[file], caption: said(file, 'captions') }]),
    ),
    updatedAt: new Date().toISOString(),
  }
}
