import type { ReadTranslations } from './load-translations.ts'

const files = import.meta.glob<object>('./en/*.json', { eager: true, import: 'default' })

/** Reads translations on the server, which has them all. */
export const readBundledTranslations: ReadTranslations = async (namespace) => {
  const translations = files[`./en/${namespace}.json`]
  if (!translations) throw new Error(`There are no translations ${namespace}.`)
  return translations
}
