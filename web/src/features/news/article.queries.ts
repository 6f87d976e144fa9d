import { queryOptions } from '@tanstack/react-query'
import { type Language, writtenLanguages } from 'api/contract/languages'
import type { NewsItem, NewsList } from 'api/contract/news'
import { readApi } from '#lib/query-client.tsx'
import { articleKey } from './article-key.ts'
import { type Article, headlineOf } from './public-news.ts'
import { altText, publicText } from './public-text.ts'

/** The item at an address, in the language asked for if it has it; an error with status 404 when there is none. */
export const newsByUrl = (url: string, asked?: Language) =>
  queryOptions({
    queryKey: articleKey(url, asked),
    queryFn: async (context) => {
      const [item] = (await readApi<NewsList>(context, `/api/news/${encodeURIComponent(url)}`)).news
      return item ? articleOf(item, asked) : null
    },
  })

export function articleOf(item: NewsItem, asked?: Language): Article {
  const { language, title, contentOne, contentTwo } = publicText(item, asked)
  const gallery = item.gallery.map((file) => {
    const { caption, isDecorative, focus } = item.pictures?.[file] ?? {}
    return { file, alt: isDecorative ? '' : altText(item, file, language, title), caption: caption?.[language], focus }
  })
  const languages = writtenLanguages(item.content)
  const coverCaption = item.pictures?.[item.cover]?.caption?.[language]
  const { updatedAt, previewOf: listedAs = item.url } = item
  const texts = { contentOne, contentTwo, gallery, coverCaption }
  const corrections = item.corrections?.filter((one) => one.language === language)
  const older = item.outdated?.[language]
  return { ...headlineOf(item, asked), listedAs, languages, ...texts, corrections, older, updatedAt }
}
