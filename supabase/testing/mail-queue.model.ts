/** Seconds that a mail waits after its first, second … attempt; the last one holds for all that follow. */
export const WAITS = [5, 30, 120, 600, 3600]
export const LEASE = 60
const GIVEN_UP_AFTER = 20 * 3600
/** The database adds up to a tenth to a wait. */
const TENTH = 1.1

/** A moment in seconds that is known up to the time a question to the database takes. */
export type Moment = { earliest: number; latest: number }
export type Answer = 'sent' | 'retry' | 'rejected'
/** A mail in the hands of a process, which may be killed. */
export type Claim = { name: string; mailing: number; attempt: number }
/** What the model knows of a row. */
type Mail = {
  status: 'queued' | 'sent' | 'failed'
  attempts: number
  mailing: number
  firstAttempt: Moment | null
  due: Moment
  claimedUntil: Moment
}
export type ClaimedRow = { name: string; mailing: number; attempts: number; status: string }

const later = ({ earliest, latest }: Moment, least: number, most = least): Moment => ({
  earliest: earliest + least,
  latest: latest + most,
})

/** The rules of the queue as plainly as they can be told; what the database says is held against them. */
export function createQueueModel() {
  const mails = new Map<string, Mail>()
  /** Keys that the provider was given a mail for; it sends one of each. */
  const accepted = new Set<string>()

  const mailOf = (name: string): Mail => {
    const mail = mails.get(name)
    if (!mail) throw new Error(`there is no mail of ${name}`)
    return mail
  }

  return {
    names: () => [...mails.keys()],

    take(name: string, at: Moment): void {
      if (mails.has(name)) return
      const none = { status: 'queued', attempts: 0, mailing: 1, firstAttempt: null } as const
      mails.set(name, { ...none, due: at, claimedUntil: at })
    },

    /** @throws when a row was claimed that is not due, or is someone else's, or one that is due was left lying */
    claim(rows: readonly ClaimedRow[], howMany: number, at: Moment): Claim[] {
      const isDue = ({ status, due, claimedUntil }: Mail) =>
        status === 'queued' && due.latest <= at.earliest && claimedUntil.latest <= at.earliest
      const certain = [...mails.values()].filter(isDue).length
      if (rows.length < Math.min(howMany, certain)) throw new Error(`only ${rows.length} of ${certain} were claimed`)
      return rows.flatMap(({ name, mailing, attempts, status }) => {
        const mail = mailOf(name)
        if (mail.status !== 'queued' || mail.due.earliest > at.latest) throw new Error(`${name} is not due`)
        if (mail.claimedUntil.earliest > at.latest) throw new Error(`${name} is claimed by two`)
        const first = mail.firstAttempt
        const isCertainlyOver = first !== null && at.earliest - first.latest > GIVEN_UP_AFTER
        const mayBeOver = first !== null && at.latest - first.earliest > GIVEN_UP_AFTER
        if (status === 'failed' ? !mayBeOver : isCertainlyOver)
          throw new Error(`${name} is ${status} at the wrong time`)
        if (attempts !== mail.attempts + 1 || mailing !== mail.mailing) throw new Error(`${name} is counted wrongly`)
        mail.status = status === 'failed' ? 'failed' : 'queued'
        mail.attempts = attempts
        mail.firstAttempt ??= at
        mail.claimedUntil = later(at, LEASE)
        return status === 'failed' ? [] : [{ name, mailing, attempt: attempts }]
      })
    },

    post: ({ name, mailing }: Claim): void => void accepted.add(`${name}/${mailing}`),

    /** Anyone who comes late, with another mailing or a row that has its end, changes nothing; „sent“ is never too late. */
    settle({ name, mailing, attempt }: Claim, answer: Answer, at: Moment): void {
      const mail = mailOf(name)
      if (mail.status !== 'queued' || mail.mailing !== mailing) return
      if (answer !== 'sent' && mail.attempts !== attempt) return
      mail.status = answer === 'sent' ? 'sent' : answer === 'rejected' ? 'failed' : 'queued'
      const wait = WAITS[Math.min(mail.attempts, WAITS.length) - 1] ?? 0
      mail.due = later(at, wait, wait * TENTH)
      mail.claimedUntil = at
    },

    resend(name: string, at: Moment): void {
      const mail = mailOf(name)
      mail.due = at
      if (mail.status === 'queued') return
      Object.assign(mail, { status: 'queued', attempts: 0, mailing: mail.mailing + 1, firstAttempt: null })
    },

    /** The rows as they have to be. */
    rows: () =>
      [...mails]
        .map(([name, { status, attempts, mailing }]) => ({ name, status, attempts, mailing }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),

    /** Mails that the rows call sent, and the provider never had. */
    lost: () =>
      [...mails].filter(([name, { status, mailing }]) => status === 'sent' && !accepted.has(`${name}/${mailing}`)),
  }
}
export type QueueModel = ReturnType<typeof createQueueModel>
