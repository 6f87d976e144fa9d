import type { FastifyBaseLogger } from 'fastify'
import { type MailOutcome, mailOutcome } from 'supabase/mail-calls'
import type { Supabase } from '#supabase/client.ts'
import type { ClaimedMail, MailQueue } from './mail.queue.ts'

/** `pace`, `idle`: milliseconds between two mails, and between two looks at empty queues. */
const HABITS = { pace: 500, idle: 5_000, leaseSeconds: 60, mostAtOnce: 10 }
const LAST_WAIT = 5_000

/**
 * Sends what waits in the queues, at most two mails a second. A row that it claims is its own until the lease ends, so
 * any number of processes may run one; what a killed one leaves behind is claimed by the next.
 */
export function createDispatcher(supabase: Supabase, queues: MailQueue[], habits: Partial<typeof HABITS> = {}) {
  const { pace, idle, leaseSeconds, mostAtOnce } = { ...HABITS, ...habits }
  const underWay = new Set<Promise<void>>()
  let poked = Promise.withResolvers<void>()
  let isStopped = false

  async function send(functionName: string, mail: ClaimedMail): Promise<MailOutcome> {
    const body = callOf(mail)
    if (!body) return { outcome: 'rejected', note: 'the row is no mail that the function would take' }
    const { data, error } = await supabase.functions.invoke(functionName, { body })
    if (error) return { outcome: 'retry', note: await reasonOf(error) }
    const answer = mailOutcome.safeParse(data)
    return answer.success ? answer.data : { outcome: 'retry', note: 'the function answered something else' }
  }

  async function deliver(functionName: string, mail: ClaimedMail, log: FastifyBaseLogger): Promise<void> {
    const about = { function: functionName, id: mail.id, attempt: mail.attempts }
    try {
      if (mail.givenUp !== null) {
        log.warn({ ...about, reason: anonymous(mail.givenUp) }, 'a mail is given up after 20 hours')
        return
      }
      const ended = await send(functionName, mail)
      if (ended.outcome === 'sent') return
      await mail.settle(ended)
      if (ended.outcome === 'rejected')
        log.warn({ ...about, reason: anonymous(ended.note) }, 'a mail is refused for good')
      else log.info({ ...about, reason: anonymous(ended.note) }, 'a mail waits for another attempt')
    } catch (error) {
      log.warn({ ...about, err: error }, 'a mail stays claimed until its lease ends')
    }
  }

  /** Takes one row out of the queues and sets its mail going; false when none is due. */
  async function takeOne(log: FastifyBaseLogger): Promise<boolean> {
    for (const queue of queues) {
      const mail = await queue.claim(leaseSeconds)
      if (!mail) continue
      const delivery = deliver(queue.functionName, mail, log).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
      return true
    }
    return false
  }

  async function run(log: FastifyBaseLogger): Promise<void> {
    let isAway = false
    while (!isStopped) {
      poked = Promise.withResolvers()
      const took = await takeOne(log).then(
        (one) => {
          isAway = false
          return one
        },
        (error: unknown) => {
          if (!isAway) log.warn({ err: error }, 'the queues of mail cannot be read')
          isAway = true
          return false
        },
      )
      await pause(took ? pace : idle, isAway || took ? null : poked.promise)
      while (underWay.size >= mostAtOnce) await Promise.race(underWay)
    }
  }

  let running = Promise.resolve()
  return {
    start(log: FastifyBaseLogger): void {
      running = run(log)
    },
    /** Says that a mail is due now. */
    poke: (): void => poked.resolve(),
    /** Begins no further mail, and waits five seconds for those under way; what is then not sent is claimed again. */
    async stop(): Promise<void> {
      isStopped = true
      poked.resolve()
      await running
      await pause(LAST_WAIT, Promise.all(underWay))
    },
  }
}
export type Dispatcher = ReturnType<typeof createDispatcher>

/** `null` for a row that is not valid any more, for example about a product that is gone. */
function callOf(mail: ClaimedMail): object | null {
  try {
    return mail.call()
  } catch {
    return null
  }
}

/** Without addresses of people, for the log. */
function anonymous(text: string): string {
  return text.replace(/[^\s<>"]+/g, (word) => (word.includes('@') ? '…' : word))
}

/** Waits, or until `earlier` comes. */
async function pause(milliseconds: number, earlier: Promise<unknown> | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([promise, ...(earlier ? [earlier] : [])])
  clearTimeout(timer)
}

/** What a function answered instead of an outcome. */
async function reasonOf(error: { message: string; context?: unknown }): Promise<string> {
  if (!(error.context instanceof Response)) return error.message
  const text = await error.context.text().catch(() => '')
  return `${error.context.status}: ${text.slice(0, 300)}`
}
