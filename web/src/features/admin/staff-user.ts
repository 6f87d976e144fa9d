import type { User } from 'api/contract/session'
import { createContext, use } from 'react'
import { lastUser } from '#lib/session.ts'

/** Who is signed in, as the server has said last. */
export const StaffUser = createContext<User | null>(null)

/** What the account works with; outside the frame of the administration as it was kept at the sign-in. */
export function useRoles() {
  return (use(StaffUser) ?? lastUser())?.roles ?? []
}
