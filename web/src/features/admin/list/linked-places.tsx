import { useQuery } from '@tanstack/react-query'
import { type LinkPlaces, MAX_LINKED } from 'api/contract/own-links'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** What is about to go: the path of a page, `/news/press`, or the ids of news. */
export type Linked = string | readonly string[]

/** Says what links to something that is about to go; nothing when nothing does. */
export function LinkedPlaces({ to }: { to: Linked }) {
  const { t } = useTranslation('admin')
  const { data } = useQuery({
    queryKey: [...queryKeys.ownLinks, 'places', { to }],
    queryFn: ({ signal }) => placesOf(to, signal),
    staleTime: 0,
    retry: false,
  })
  if (!data || data.total === 0) return null
  const more = data.total - data.titles.length
  const isOne = typeof to === 'string' || to.length === 1
  return (
    <div>
      <p>{t(isOne ? 'deadLinks.places' : 'deadLinks.placesOfMany', { count: data.total })}</p>
      <ul>
        {data.titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
        {more > 0 && <li>{t('deadLinks.more', { count: more })}</li>}
      </ul>
    </div>
  )
}

function placesOf(to: Linked, signal: AbortSignal): Promise<LinkPlaces> {
  const address = '/api/admin/own-links/places'
  if (typeof to === 'string') return callAsStaff(`${address}?path=${encodeURIComponent(to)}`, { signal })
  return callAsStaff(address, { json: { ids: to.slice(0, MAX_LINKED) }, signal })
}
