import { queryOptions } from '@tanstack/react-query'
import { MAX_OWN_LINKS, type OwnLinks } from 'api/contract/own-links'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** Where the links of formatted texts lead on the web or within the site, each once: as many as can be asked about. */
export function linksIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((html) => [...html.matchAll(/href="((?:https?:\/)?\/[^"\s]+)"/g)])
  const addresses = found.map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set(addresses)].slice(0, MAX_OWN_LINKS)
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
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ addresses }),
              signal,
            })
          ).links,
    staleTime: 60_000,
    retry: false,
  })
