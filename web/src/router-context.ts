import type { LoadTranslations } from '#i18n/load-translations.ts'
import type { createI18n } from '#i18n/translations.ts'
import type { Source } from '#lib/source.ts'

/** What every route's loader and head are given. */
export interface RouterContext {
  /** What pages read from the API; `queryClientOf` gives its query client. */
  source: Source
  /** The translations into English, for titles and descriptions in `head`. */
  i18n: ReturnType<typeof createI18n>
  /** Loads namespaces of translations beyond those that every page has. */
  loadTranslations: LoadTranslations
  /** The public origin, for canonical addresses: `https://www.balkalum.example`. */
  site: string
}
