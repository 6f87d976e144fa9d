import { LANGUAGES, type Language } from 'api/contract/languages'
import { newsInput } from 'api/contract/news-input'
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

/** What keeps an item from being saved: in words, and the part of the form that it is mended in. */
export interface Missing {
  words: string
  part: 'title' | 'cover' | 'date' | 'showing' | 'url'
  /** The language whose text it is. */
  language?: Language
}

/**
 * What keeps an item from being saved, in the order of the form.
 * @param slugState `null` when editing
 */
export function missingParts(t: TFunction<'admin'>, issues: Issues, slugState: SlugState | null): Missing[] {
  const of = (field: string) => field in Object(issues)
  const hasSlug = slugState === null || slugState === 'free' || slugState === 'unchecked'
  const missing: (Missing | false)[] = [
    of('content') && { words: t('newsForm.needTitle'), part: 'title' },
    ...tooLongTitles(issues).map((language): Missing => {
      return { words: t('newsForm.needShorterTitle', { code: language.toUpperCase() }), part: 'title', language }
    }),
    of('cover') && { words: t('newsForm.needCover'), part: 'cover' },
    of('date') && { words: t('newsForm.needDate'), part: 'date' },
    (of('visibleFrom') || of('visibleUntil')) && { words: t('newsForm.needMoments'), part: 'showing' },
    !hasSlug && { words: t('newsForm.needSlug'), part: 'url' },
  ]
  return missing.filter((each) => each !== false)
}

/** Whether two lists name the same: what is missing does not render when it stays so. */
export function isSameMissing(one: readonly Missing[], other: readonly Missing[]): boolean {
  return one.length === other.length && one.every(({ words }, index) => words === other[index]?.words)
}
