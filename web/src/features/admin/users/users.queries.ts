import { queryOptions } from '@tanstack/react-query'
import type { Invitation, StaffUsers, UserChange } from 'api/contract/users'
import { callAsStaff } from '#lib/session.ts'

/** Where the queries about all accounts begin. */
export const usersKey = ['users'] as const

/** All accounts, by name. */
export const allUsers = queryOptions({
  queryKey: usersKey,
  queryFn: ({ signal }) => callAsStaff<StaffUsers>('/api/admin/users', { signal }),
  staleTime: 0,
})

const post = (path: string, json: unknown) => callAsStaff(`/api/admin/users${path}`, { json })

/** Makes an account and sends its link. @throws ApiError */
export const invite = (invitation: Invitation) => post('', invitation)

/** @throws ApiError 409 when the address is taken, or no account would be administrator */
export const changeUser = (id: string, change: UserChange) => post(`/${id}`, change)

/** What is done with an account without a form. */
export type UserAct = 'stop' | 'start' | 'reset' | 'second-step-off'

/** @throws ApiError 409 for the last administrator, or without an address to send a link to */
export const actOn = (id: string, act: UserAct) => post(`/${id}/${act}`, {})
