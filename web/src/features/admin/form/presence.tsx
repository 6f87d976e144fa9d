import { useQuery } from '@tanstack/react-query'
import { PRESENCE_BEAT_MS, type Presence as Present } from 'api/contract/presence'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#lib/query-keys.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { callAsStaff, hasToken } from '#lib/session.ts'
import { Initial } from '#ui/initial.tsx'
import { Status } from '#ui/status.tsx'

const names = new Intl.ListFormat('bg')

/**
 * Tells the server that the form of a thing is open as long as it is on view, and says who else has it open.
 * It keeps no editor from saving.
 * @param id `null` while nothing of it is stored
 */
export function Presence({ id }: { id: string | null }) {
  const { t } = useTranslation('admin')
  const [tab] = useState(() => randomUuid())
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.presence, { id, tab }],
    queryFn: ({ signal }) =>
      callAsStaff<Present>(`/api/admin/presence/${id}`, {
        json: { tab },
        signal,
      }),
    enabled: id !== null,
    refetchInterval: PRESENCE_BEAT_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

  useEffect(() => {
    if (id === null) return
    // A page that is closed or put aside is silent: the server forgets it.
    return () => {
      if (hasToken())
        callAsStaff(`/api/admin/presence/${id}/${tab}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    }
  }, [id, tab])

  const others = isError ? [] : (data?.others ?? [])
  return (
    <span role="status">
      {others.length > 0 && (
        <Status tone="accent">
          {others.map((name) => (
            <Initial key={name} name={name} size="small" />
          ))}
          {t('presence.editing', { count: others.length, names: names.format(others) })}
        </Status>
      )}
    </span>
  )
}
