import type { MailOutcome } from 'supabase/mail-calls'

/** A mail that this process alone may send until its lease ends. */
export type ClaimedMail = {
  /** Of the row. */
  id: string
  attempts: number
  /** Set when the time for attempts is over, and the row says so already: why the last one failed. */
  givenUp: string | null
  /** The body of the function's call. @throws when the row is not valid any more */
  call(): object
  /** Writes down how an attempt ended that was no success; the row is free again. May throw 503. */
  settle(ended: MailOutcome): Promise<unknown>
}

/** A table whose rows wait to be mailed. */
export type MailQueue = {
  /** The edge function that sends such a mail, and says in the row that it is sent. */
  functionName: string
  /** The next mail that is due, if any. May throw 503. */
  claim(leaseSeconds: number): Promise<ClaimedMail | undefined>
}

/** What the rows of every queue have in common. */
export function claimed(row: { id: string; attempts: number; status: string; last_error: string | null }) {
  return { id: row.id, attempts: row.attempts, givenUp: row.status === 'failed' ? (row.last_error ?? '') : null }
}
