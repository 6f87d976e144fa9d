import type { i18n } from 'i18next'
import { createLoadTranslations, type ReadTranslations } from './load-translations.ts'
import { createI18n, type Namespace } from './translations.ts'

const files = import.meta.glob<object>('./en/*.json', { eager: true, import: 'default' })

/** Reads translations on the server, which has them all. */
export const readBundledTranslations: ReadTranslations = async (namespace) => {
  const translations = files[`./en/${namespace}.json`]
  if (!translations) throw new Error(`There are no translations ${namespace}.`)
  return translations
}

/** i18next with the translations of these namespaces, for what the server writes apart from pages. */
export async function createBundledI18n(namespaces: readonly Namespace[]): Promise<i18n> {
  const i18n = createI18n()
  await createLoadTranslations(i18n, readBundledTranslations)(namespaces)
  return i18n
}
