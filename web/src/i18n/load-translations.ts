import type { i18n } from 'i18next'
import { MissingFile } from '#lib/missing-file.ts'
import type { Namespace } from './translations.ts'

/** Reads the translations of a namespace from wherever they are: a file over the network, or the server's own bundle. */
export type ReadTranslations = (namespace: Namespace) => Promise<object>

/** Puts the translations of these namespaces into i18next; `undefined` when all are there already. @throws what reading throws */
export type LoadTranslations = (namespaces: readonly Namespace[]) => Promise<void> | undefined

/** Address of each namespace's file; it carries the hash of the content, the same in the builds for browser and server. */
const addresses = import.meta.glob<string>('./en/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where a browser finds the translations of a namespace. */
export function translationsUrl(namespace: Namespace): string {
  return addresses[`./en/${namespace}.json`] ?? `/no-translations/${namespace}`
}

/**
 * A failed namespace is asked for again the next time; one that is underway is not asked for twice. A backend plugin of
 * i18next would not do: `loadNamespaces` asks for all namespaces that were ever named, so one missing file fails every page.
 */
export function createLoadTranslations(i18n: i18n, read: ReadTranslations): LoadTranslations {
  const underway = new Map<Namespace, Promise<void>>()

  async function load(namespace: Namespace): Promise<void> {
    try {
      const resources = await read(namespace)
      i18n.addResourceBundle('en', namespace, resources, false, true, { silent: true, skipCopy: true })
    } finally {
      underway.delete(namespace)
    }
  }

  function loadOnce(namespace: Namespace): Promise<void> {
    const loading = underway.get(namespace) ?? load(namespace)
    underway.set(namespace, loading)
    return loading
  }

  return (namespaces) => {
    const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle('en', namespace))
    return missing.length === 0 ? undefined : Promise.all(missing.map(loadOnce)).then(() => undefined)
  }
}

/** Reads translations in a browser. The request is the one that the page began as it started its scripts (`web/route-assets.ts`). */
export const fetchTranslations: ReadTranslations = async (namespace) => {
  const answer = await fetch(translationsUrl(namespace))
  if (!answer.ok) throw new MissingFile(`The translations ${namespace} could not be loaded: status ${answer.status}.`)
  return answer.json()
}

interface WithNamespaces {
  staticData: { namespaces?: readonly Namespace[] }
}

/** What every page needs. */
const ALWAYS: readonly Namespace[] = ['shell', 'news']

/** The namespaces that every page needs and those that the matched routes name, once each. */
export function namespacesOf(matches: readonly WithNamespaces[]): Namespace[] {
  return [...new Set([...ALWAYS, ...matches.flatMap(({ staticData }) => staticData.namespaces ?? [])])]
}
