import { queryOptions } from '@tanstack/react-query'
import { MAX_OWN_LINKS, type OwnLinks } from 'api/contract/own-links'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** A text of a form: formatted, or words as they are typed. */
export type LinkedText = { html: string } | { words: string }

/** Where the links of texts lead on the web or within the site, each once: as many as can be asked about. */
export const linksIn = (texts: readonly LinkedText[]): string[] =>
  [...new Set(texts.flatMap(addressesIn))].slice(0, MAX_OWN_LINKS)

function addressesIn(text: LinkedText): string[] {
  // The sign at which an address ends is matched with it: to cut a tail off takes quadratic time for a long row of dots.
  if ('words' in text)
    return [...text.words.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g)].map(([address]) => address)
  const links = text.html.matchAll(/href="((?:https?:\/)?\/[^"\s]+)"/g)
  return [...links].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

/** Those of the addresses that lead to a page of this site which visitors do not see now. */
export const deadLinks = (addresses: readonly string[]) =>
  queryOptions({
    queryKey: [...queryKeys.ownLinks, { addresses }],
    queryFn: async ({ signal }) =>
      addresses.length === 0
        ? []
        : (
            await callAsStaff<OwnLinks>('/api/admin/own-links', {
              json: { addresses },
              signal,
            })
          ).links,
    staleTime: 60_000,
    retry: false,
  })
