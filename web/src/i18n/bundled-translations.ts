import type { ReadWords } from './load-translations.ts'

const files = import.meta.glob<object>('./en/*.json', { eager: true, import: 'default' })

/** Reads words on the server, which has them all. */
export const readBundledWords: ReadWords = async (namespace) => {
  const words = files[`./en/${namespace}.json`]
  if (!words) throw new Error(`There are no words ${namespace}.`)
  return words
}
