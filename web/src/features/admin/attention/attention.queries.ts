import { queryOptions } from '@tanstack/react-query'
import type { Findings, PuttingOff } from 'api/contract/attention'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

const PATH = '/api/admin/attention'

export const allFindings = queryOptions({
  queryKey: queryKeys.attention,
  queryFn: ({ signal }) => callAsStaff<Findings>(PATH, { signal }),
  staleTime: 0,
})

const post = (path: string, body: object) =>
  callAsStaff(`${PATH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Does not show a finding among the others for some days. */
export const putOff = (body: PuttingOff) => post('put-off', body)

/** Shows it again. */
export const takeUp = (key: string) => post('take-up', { key })
