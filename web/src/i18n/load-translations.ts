import type { i18n } from 'i18next'
import { MissingFile } from '#lib/missing-file.ts'
import type { Namespace } from './translations.ts'

/** Reads the words of a namespace from wherever they are: a file over the network, or the server's own bundle. */
export type ReadWords = (namespace: Namespace) => Promise<object>

/** Puts the words of these namespaces into i18next; `undefined` when all are there already. @throws what reading throws */
export type LoadWords = (namespaces: readonly Namespace[]) => Promise<void> | undefined

/** Address of each namespace's file; it carries the hash of the content, the same in the builds for browser and server. */
const addresses = import.meta.glob<string>('./en/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where a browser finds the words of a namespace. */
export function wordsAddress(namespace: Namespace): string {
  return addresses[`./en/${namespace}.json`] ?? `/no-words/${namespace}`
}

/** A failed namespace is asked for again the next time; one that is underway is not asked for twice. */
export function createLoadWords(words: i18n, read: ReadWords): LoadWords {
  const underway = new Map<Namespace, Promise<void>>()

  async function load(namespace: Namespace): Promise<void> {
    try {
      const resources = await read(namespace)
      words.addResourceBundle('en', namespace, resources, false, true, { silent: true, skipCopy: true })
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
    const missing = namespaces.filter((namespace) => !words.hasResourceBundle('en', namespace))
    return missing.length === 0 ? undefined : Promise.all(missing.map(loadOnce)).then(() => undefined)
  }
}

/** Reads words in a browser. The request is the one that the page's `preload` link has already begun. */
export const fetchWords: ReadWords = async (namespace) => {
  const answer = await fetch(wordsAddress(namespace))
  if (!answer.ok) throw new MissingFile(`The words ${namespace} could not be loaded: status ${answer.status}.`)
  return answer.json()
}

interface WithWords {
  staticData: { words?: readonly Namespace[] }
}

/** What every page needs. */
const ALWAYS: readonly Namespace[] = ['shell', 'news']

/** The namespaces that every page needs and those that the matched routes name, once each. */
export function namespacesOf(matches: readonly WithWords[]): Namespace[] {
  return [...new Set([...ALWAYS, ...matches.flatMap(({ staticData }) => staticData.words ?? [])])]
}
