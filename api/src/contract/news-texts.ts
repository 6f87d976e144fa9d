import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { LANGUAGES } from './languages.ts'
import { altTexts } from './news-pictures.ts'
import { richText } from './rich-text.ts'

export const MAX_TITLE = 170

export const newsText = z.strictObject({
  title: z._default(
    z
      .string('the title is not a text')
      .check(
        z.overwrite(cleanLine),
        z.trim(),
        z.maxLength(MAX_TITLE, `the title is longer than ${MAX_TITLE} characters`),
      ),
    '',
  ),
  contentOne: richText,
  contentTwo: richText,
})
export type NewsText = z.infer<typeof newsText>

/** Title, texts, and the descriptions of its pictures by their files: what is kept apart while a language is in translation. */
export const translatedText = z.strictObject({ ...newsText.shape, alt: altTexts })
export type TranslatedText = z.infer<typeof translatedText>

/** One value for each language. */
export const perLanguage = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({ bg: value, en: value, de: value, it: value })
const emptyText = { title: '', contentOne: '', contentTwo: '' }

/** Texts in the four languages; a language that is left out is empty. */
export const newsContent = perLanguage(z._default(newsText, emptyText))
export type NewsContent = z.infer<typeof newsContent>

export const hasTitle = (content: NewsContent) => LANGUAGES.some((language) => content[language].title !== '')

/** Whether there is any title or text. */
export function saysSomething(content: NewsContent): boolean {
  return LANGUAGES.some((language) => Object.values(content[language]).some((text) => text.trim() !== ''))
}
