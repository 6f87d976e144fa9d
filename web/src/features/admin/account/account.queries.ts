import { queryOptions } from '@tanstack/react-query'
import type { OwnAccount, OwnSessions, PasswordChange } from 'api/contract/account'
import type { Session } from 'api/contract/session'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff, keepSession } from '#lib/session.ts'

/** The account that is signed in. */
export const ownAccount = queryOptions({
  queryKey: queryKeys.account,
  queryFn: ({ signal }) => callAsStaff<OwnAccount>('/api/admin/account', { signal }),
  staleTime: 0,
})

/** Where the account is signed in. */
export const ownSessions = queryOptions({
  queryKey: [...queryKeys.account, 'sessions'],
  queryFn: ({ signal }) => callAsStaff<OwnSessions>('/api/admin/account/sessions', { signal }),
  staleTime: 0,
})

/** Changes the own password; this browser goes on with a session of its own, all others end. @throws ApiError */
export async function changePassword(change: PasswordChange): Promise<void> {
  const session = await callAsStaff<Session>('/api/admin/account/password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  keepSession(session)
}

/** Ends a session by its id, or `others`. @throws ApiError */
export const endSessions = (which: string) => callAsStaff(`/api/admin/account/sessions/${which}`, { method: 'DELETE' })

/** Ends all sessions of the account, also the one of this browser. @throws ApiError */
export const endAllSessions = () => callAsStaff('/api/admin/account/sessions', { method: 'DELETE' })
