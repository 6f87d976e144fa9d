import { queryOptions } from '@tanstack/react-query'
import type { Findings, LinkAsked, Snoozing } from 'api/contract/attention'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

const PATH = '/api/admin/attention'

export const allFindings = queryOptions({
  queryKey: queryKeys.attention,
  queryFn: ({ signal }) => callAsStaff<Findings>(PATH, { signal }),
  staleTime: 0,
})

const post = <Answer = unknown>(path: string, json: object) => callAsStaff<Answer>(`${PATH}/${path}`, { json })

/** Does not show a finding among the others for some days. */
export const snooze = (body: Snoozing) => post('snooze', body)

/** Shows it again. */
export const unsnooze = (key: string) => post('unsnooze', { key })

/** Asks where the link of a finding leads now. */
export const askAgain = (key: string) => post<LinkAsked>('ask-again', { key })
