import { MIN_NEW_PASSWORD } from 'api/contract/account-limits'

/** What is wrong with a new password that was typed twice; `null` when nothing is. */
export type NewPasswordProblem = 'tooShort' | 'different' | null

/** @param again the same once more */
export function newPasswordProblem(password: string, again: string): NewPasswordProblem {
  if (password.length < MIN_NEW_PASSWORD) return 'tooShort'
  return password === again ? null : 'different'
}
