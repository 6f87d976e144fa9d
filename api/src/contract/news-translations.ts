import { z } from 'zod/mini'
import { correctionAnswer } from './corrections.ts'
import { LANGUAGES } from './languages.ts'
import { NEWS_STATES, newsItem } from './news.ts'
import { captionTexts, newsPictures } from './news-pictures.ts'
import { perLanguage, translatedText } from './news-texts.ts'

/** All that is translated of an item: with the captions of its pictures by their files. */
export const wholeText = z.strictObject({ ...translatedText.shape, captions: captionTexts })
export type WholeText = z.infer<typeof wholeText>

const source = z.strictObject({ from: z.enum(LANGUAGES), text: z.string() })

/** One language of an item. */
export const newsTranslation = z.strictObject({
  text: wholeText,
  /** It is in translation: only staff see it. */
  isInTranslation: z.boolean(),
  /** The fields whose source says something else now: the language and the text they were translated from. */
  outdated: z.strictObject({
    title: z.optional(source),
    contentOne: z.optional(source),
    contentTwo: z.optional(source),
    alt: z.record(z.string(), source),
    captions: z.record(z.string(), source),
  }),
  /** The version of this language alone, for `If-Match`. */
  version: z.string(),
})
export type NewsTranslation = z.infer<typeof newsTranslation>

const { _id, url, date, cover, gallery, isMediaNews } = newsItem.shape

/** `GET /api/admin/news/{id}/translations`: all languages of an item as it is edited, each apart. */
export const newsTranslations = z.strictObject({
  _id,
  url,
  date,
  cover,
  gallery,
  isMediaNews,
  /** What is said of its pictures; captions stand in the languages, too. */
  pictures: newsPictures,
  state: z.enum(NEWS_STATES),
  /** What is edited is the draft of a public item. */
  hasDraft: z.boolean(),
  languages: perLanguage(newsTranslation),
})
export type NewsTranslations = z.infer<typeof newsTranslations>

/** Body of `PUT …/translations/{language}`. */
export const translationInput = z.object({
  /** Without captions, they stay as they are. */
  text: z.strictObject({ ...translatedText.shape, captions: z.optional(captionTexts) }),
  /** Shown with the item; else it is in translation. */
  isShown: z.boolean('isShown must be true or false'),
  correction: correctionAnswer,
  from: z.enum(LANGUAGES, `from must be one of ${LANGUAGES.join(', ')}`),
  /** Of the fields that are translated, or right as they are: the text that the translator saw in the language `from`. */
  source: z.partial(wholeText),
})
export type TranslationInput = z.infer<typeof translationInput>
