import type { FastifyBaseLogger } from 'fastify'
import { type MailOutcome, mailOutcome } from 'supabase/mail-calls'
import type { Supabase } from '#supabase/client.ts'
import type { ClaimedMail, MailQueue } from './mail.queue.ts'

/**
 * Milliseconds: `pace` between two mails, `retry` until a queue is read again that could not be, `idle` at most until a
 * process that has nothing to send asks again whether it has, for another one may have taken an inquiry and ended. While the provider is slow
 * mails of the newsletter take at most `maxNewslettersAtOnce` of the places for mails under way, so that an inquiry has one.
 */
const DEFAULTS = { pace: 500, retry: 5_000, idle: 60_000, leaseSeconds: 60, maxAtOnce: 10, maxNewslettersAtOnce: 8 }
/** Milliseconds that a mail which is due but not to be had (another process is just claiming it) is left alone. */
const MIN_PAUSE = 100
const LAST_WAIT = 5_000

/**
 * Sends what waits in the queue, at most two mails a second: what this process takes at once (`wake`), what waits for
 * another attempt when it is due, and within a minute what another process left. A row that it claims is its own until the lease ends, so
 * any number of processes may run one; what a killed one leaves behind is claimed by the next.
 */
export function createDispatcher(supabase: Supabase, queue: MailQueue, options: Partial<typeof DEFAULTS> = {}) {
  const { pace, retry, idle, leaseSeconds, maxAtOnce, maxNewslettersAtOnce } = { ...DEFAULTS, ...options }
  const underWay = new Set<Promise<void>>()
  let newsletters = 0
  let woken = Promise.withResolvers<void>()
  let isStopped = false

  async function send(mail: ClaimedMail): Promise<MailOutcome> {
    const body = callOf(mail)
    if (body === undefined) return { outcome: 'rejected', note: 'the row is no mail that the function would take' }
    if (body === null) return { outcome: 'dropped', note: 'it is no longer wanted' }
    const { data, error } = await supabase.functions.invoke(mail.functionName, { body })
    if (error) return { outcome: 'retry', note: await reasonOf(error) }
    const answer = mailOutcome.safeParse(data)
    return answer.success ? answer.data : { outcome: 'retry', note: 'the function answered something else' }
  }

  async function deliver(mail: ClaimedMail, log: FastifyBaseLogger): Promise<void> {
    const about = { function: mail.functionName, id: mail.id, attempt: mail.attempts }
    try {
      if (mail.givenUp !== null) {
        log.warn({ ...about, reason: anonymous(mail.givenUp) }, 'a mail was given up after 20 hours')
        return
      }
      const ended = await send(mail)
      if (ended.outcome === 'sent') return
      await mail.settle(ended)
      woken.resolve()
      if (ended.outcome === 'dropped') {
        log.info({ ...about, reason: ended.note }, 'a mail was dropped')
        return
      }
      if (ended.outcome === 'rejected') log.warn({ ...about, reason: anonymous(ended.note) }, 'a mail was rejected')
      else log.info({ ...about, reason: anonymous(ended.note) }, 'a mail will be retried')
    } catch (error) {
      log.warn({ ...about, err: error }, 'a mail stays claimed, and is due again when its lease ends')
    }
  }

  /** Takes one mail out of the queue and sets it going; false when none is due. */
  async function takeOne(log: FastifyBaseLogger): Promise<boolean> {
    const mail = await queue.claim(leaseSeconds, newsletters < maxNewslettersAtOnce)
    if (!mail) return false
    if (mail.isNewsletter) newsletters += 1
    const delivery = deliver(mail, log).finally(() => {
      underWay.delete(delivery)
      if (mail.isNewsletter) newsletters -= 1
    })
    underWay.add(delivery)
    return true
  }

  /** Milliseconds until a mail is due, at most `idle`, and whether one is due then. */
  async function lookAhead(): Promise<{ wait: number; isDue: boolean }> {
    const seconds = await queue.nextDue()
    if (seconds === null || seconds * 1000 > idle) return { wait: idle, isDue: false }
    return { wait: Math.min(idle, Math.max(MIN_PAUSE, seconds * 1000)), isDue: true }
  }

  async function run(log: FastifyBaseLogger): Promise<void> {
    let isAway = false
    let mayBeDue = true
    while (!isStopped) {
      woken = Promise.withResolvers()
      try {
        const took: boolean = mayBeDue && (await takeOne(log))
        const { wait, isDue }: Awaited<ReturnType<typeof lookAhead>> = took
          ? { wait: pace, isDue: true }
          : await lookAhead()
        isAway = false
        const isWoken = await pause(wait, took ? null : woken.promise)
        mayBeDue = isDue || isWoken
      } catch (error) {
        if (!isAway) log.warn({ err: error }, 'the queue of mails cannot be read')
        isAway = true
        await pause(retry, null)
        mayBeDue = true
      }
      while (underWay.size >= maxAtOnce) await Promise.race(underWay)
    }
  }

  let running = Promise.resolve()
  return {
    start(log: FastifyBaseLogger): void {
      running = run(log)
    },
    /** Says that a mail is due now. */
    wake: (): void => woken.resolve(),
    /** Begins no further mail, and waits five seconds for those under way; what is then not sent is claimed again. */
    async stop(): Promise<void> {
      isStopped = true
      woken.resolve()
      await running
      await pause(LAST_WAIT, Promise.all(underWay))
    },
  }
}

/** `undefined` for a row that is not valid any more, for example about a product that is gone. */
function callOf(mail: ClaimedMail): object | null | undefined {
  try {
    return mail.call()
  } catch {
    return undefined
  }
}

/** Without addresses of people, for the log. */
function anonymous(text: string): string {
  return text.replace(/[^\s<>"]+/g, (word) => (word.includes('@') ? '…' : word))
}

/** Waits, or until `earlier` comes. @returns whether it came */
async function pause(milliseconds: number, earlier: Promise<unknown> | null): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), milliseconds)
  const isEarlier = await Promise.race([promise, ...(earlier ? [earlier.then(() => true)] : [])])
  clearTimeout(timer)
  return isEarlier
}

/** What a function answered instead of an outcome. */
async function reasonOf(error: { message: string; context?: unknown }): Promise<string> {
  if (!(error.context instanceof Response)) return error.message
  const text = await error.context.text().catch(() => '')
  return `${error.context.status}: ${text.slice(0, 300)}`
}
