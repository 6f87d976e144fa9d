import { LANGUAGES, type Language } from 'api/contract/languages'
import { newsInput } from 'api/contract/news'
import { slug } from 'api/contract/slug'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'
import type { NewsValues } from './news-values.ts'
import { planUpload } from './upload-plan.ts'
import type { SlugState } from './use-slug-state.ts'

const withCover = z.safeExtend(newsInput, {
  cover: z.unknown().check(z.refine((cover) => cover !== null, 'the cover is missing')),
})
const newNews = z.safeExtend(withCover, { url: slug })
/** What the form would send, with its cover. */
function toSent(values: NewsValues): z.input<typeof newNews> {
  return { ...planUpload(null, values).data, url: values.url, cover: values.cover }
}

type NewsSchema = z.ZodMiniType<unknown, NewsValues>

/** These judge what the form holds as what it would send, by the contract (ADM-30 … 32); of an item its address stays (ADM-25). */
export const newNewsSchema: NewsSchema = z.pipe(z.transform(toSent), newNews)
export const editedNewsSchema: NewsSchema = z.pipe(
  z.transform((values: NewsValues): z.input<typeof withCover> => toSent(values)),
  withCover,
)

/** What the schema says against the values, by field: `content.en.title`. */
type Issues = object | undefined

/** Languages whose title is longer than 170 characters (ADM-27). */
export function tooLongTitles(issues: Issues): Language[] {
  return LANGUAGES.filter((language) => `content.${language}.title` in Object(issues))
}

/**
 * Words for what keeps an item from being saved.
 * @param slugState `null` when editing
 */
export function missingWords(t: TFunction<'admin'>, issues: Issues, slugState: SlugState | null): string[] {
  const of = (field: string) => field in Object(issues)
  const hasSlug = slugState === null || slugState === 'free' || slugState === 'unchecked'
  return [
    ...(of('content') ? [t('newsForm.needTitle')] : []),
    ...tooLongTitles(issues).map((language) => t('newsForm.needShorterTitle', { code: language.toUpperCase() })),
    ...(of('cover') ? [t('newsForm.needCover')] : []),
    ...(of('date') ? [t('newsForm.needDate')] : []),
    ...(of('visibleFrom') || of('visibleUntil') ? [t('newsForm.needMoments')] : []),
    ...(hasSlug ? [] : [t('newsForm.needSlug')]),
  ]
}
