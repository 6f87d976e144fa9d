import { queryOptions } from '@tanstack/react-query'
import type {
  EmailQuestion,
  NewSecondStep,
  OwnAccount,
  OwnSessions,
  PasswordChange,
  RecoveryCodes,
} from 'api/contract/account'
import type { Session } from 'api/contract/session'
import { callAsStaff, keepSession } from '#lib/session.ts'

/** Where the queries about the own account begin; here, for no public page needs it. */
export const accountKey = ['account'] as const

/** The account that is signed in. */
export const ownAccount = queryOptions({
  queryKey: accountKey,
  queryFn: ({ signal }) => callAsStaff<OwnAccount>('/api/admin/account', { signal }),
  staleTime: 0,
})

/** Where the account is signed in. */
export const ownSessions = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: ({ signal }) => callAsStaff<OwnSessions>('/api/admin/account/sessions', { signal }),
  staleTime: 0,
})

const post = <Answer>(path: string, json: unknown) => callAsStaff<Answer>(`/api/admin/account/${path}`, { json })

/** Changes the own password; this browser goes on with a session of its own, all others end. @throws ApiError */
export async function changePassword(change: PasswordChange): Promise<void> {
  const session = await post<Session>('password', change)
  keepSession(session)
}

/** Has a link sent to an address that shall be the own one. @throws ApiError */
export const askForEmail = (question: EmailQuestion) => post('email', question)

/** Ends a session by its id, or `others`. @throws ApiError */
export const endSessions = (which: string) => callAsStaff(`/api/admin/account/sessions/${which}`, { method: 'DELETE' })

/** Ends all sessions of the account, also the one of this browser. @throws ApiError */
export const endAllSessions = () => callAsStaff('/api/admin/account/sessions', { method: 'DELETE' })

/** What an app of codes needs; no code is asked for yet. @throws ApiError */
export const beginSecondStep = (password: string) => post<NewSecondStep>('second-step', { password })

/** Turns the second step on by the first code of the app. @returns the recovery codes; @throws ApiError */
export const confirmSecondStep = async (code: string) =>
  (await post<RecoveryCodes>('second-step/confirm', { code })).codes

/** Others in place of the recovery codes of before. @throws ApiError */
export const renewCodes = async (password: string) =>
  (await post<RecoveryCodes>('second-step/codes', { password })).codes

/** @throws ApiError */
export const endSecondStep = (password: string) => post('second-step/off', { password })
