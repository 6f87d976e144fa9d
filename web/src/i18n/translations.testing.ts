import { createBundledI18n } from './bundled-translations.ts'
import type { Namespace } from './translations.ts'

const files = import.meta.glob<object>('./en/*.json', { eager: true, import: 'default' })

export const namespaces = Object.keys(files).map((file) => file.slice('./en/'.length, -'.json'.length) as Namespace)

/** i18next with every public translation. */
export const createLoadedI18n = () => createBundledI18n(namespaces)

/** All texts below a value of the translations, by their keys. */
export function textsBelow(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsBelow(inner, key === '' ? name : `${key}.${name}`))
}

/** All texts of a namespace as they are written, `{{…}}` included, with plain spaces. */
export function textsOf(namespace: Namespace): [key: string, text: string][] {
  return textsBelow(files[`./en/${namespace}.json`]).map(([key, text]) => [key, plainSpaces(text)])
}

/** The same with the spaces as they are written. */
export function writtenTextsOf(namespace: Namespace): [key: string, text: string][] {
  return textsBelow(files[`./en/${namespace}.json`])
}

export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

/** What a visitor can read below a key, as one text with plain spaces: `company:aboutUs`. */
export async function readBelow(key: `${Namespace}:${string}`): Promise<string> {
  const i18n = await createLoadedI18n()
  const [namespace = '', path = ''] = key.split(':')
  const below = i18n.getResource('en', namespace, path)
  return textsBelow(below, path)
    .map(([name]) => plainSpaces(String(i18n.t(`${namespace}:${name}` as 'skip'))))
    .join('\n')
}
