import { queryOptions } from '@tanstack/react-query'
import type { PanelCounts } from 'api/contract/panel'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** Inquiries arrive, and mails fail, without any action here. */
export const LOOKS_EVERY_MS = 60_000

/** How many rows each list holds, and how many mails failed. */
export const panelCounts = queryOptions({
  queryKey: queryKeys.counts,
  queryFn: ({ signal }) => callAsStaff<PanelCounts>('/api/admin/counts', { signal }),
  staleTime: 0,
  refetchInterval: LOOKS_EVERY_MS,
})
