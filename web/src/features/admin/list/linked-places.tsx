import { useQuery } from '@tanstack/react-query'
import type { LinkPlaces } from 'api/contract/own-links'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** Says what links to a page that is about to go; nothing when nothing does. @param path `/news/press` */
export function LinkedPlaces({ path }: { path: string }) {
  const { t } = useTranslation('admin')
  const { data } = useQuery({
    queryKey: [...queryKeys.ownLinks, 'places', { path }],
    queryFn: ({ signal }) =>
      callAsStaff<LinkPlaces>(`/api/admin/own-links/places?path=${encodeURIComponent(path)}`, { signal }),
    staleTime: 0,
    retry: false,
  })
  if (!data || data.total === 0) return null
  const more = data.total - data.titles.length
  return (
    <div>
      <p>{t('deadLinks.places', { count: data.total })}</p>
      <ul>
        {data.titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
        {more > 0 && <li>{t('deadLinks.more', { count: more })}</li>}
      </ul>
    </div>
  )
}
