import type { MailOutcome } from 'supabase/mail-calls'

/** A row whose mail this process alone may send until its lease ends; `failed` when it was given up instead. */
export type ClaimedMail = { id: string; status: string; attempts: number; last_error: string | null }

/** A table whose rows wait to be mailed. Every method may throw 503. */
export type MailQueue<Row extends ClaimedMail = ClaimedMail> = {
  /** The edge function that sends such a mail, and says in the row that it is sent. */
  functionName: string
  claim(howMany: number, leaseSeconds: number): Promise<Row[]>
  /** The body of the function's call. */
  callOf(row: Row): object
  /** Writes down how an attempt ended that was no success; the row is free again. */
  settle(row: Row, ended: MailOutcome): Promise<unknown>
}

/** A queue for a list of queues, whose rows only itself looks into. */
export function anyQueue<Row extends ClaimedMail>(queue: MailQueue<Row>): MailQueue {
  return queue as unknown as MailQueue
}
