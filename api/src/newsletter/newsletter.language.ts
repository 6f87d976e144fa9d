import type { FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '#contract/languages.ts'

/** What the site is written in. */
const DEFAULT: Language = 'en'

/** The language that a text names, if it is one of ours. */
export function languageIn(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text)
}

/**
 * The language of the page that a form was sent from: that of an item which is read in another one (`?lang=de`), else
 * English. Browsers name that page to its own site.
 */
export function languageOfPage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const page = URL.parse(headers.referer ?? '')
  return languageIn(page?.searchParams.get('lang')) ?? DEFAULT
}
