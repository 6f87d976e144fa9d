import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { someInquiry } from '../testing/mail.ts'

/** One line of the ledger: what was asked, and how it was answered; `status` 0 is no answer. */
export type Answered = {
  kind: 'known' | 'unknown' | 'inquiry'
  at: number
  ms: number
  status: number
  isStale: boolean
  retryAfter: string | null
}
/** An inquiry as it was sent, and what was answered to the last of its tries. */
type Sent = { key: string; payload: ReturnType<typeof someInquiry>; hash: string; acknowledged: string | null }

/** What of an inquiry is compared with its row. */
export const hashOf = ({ name, phone, email, message, category }: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, phone, email, message, category]))
    .digest('hex')

/**
 * Sends twenty requests a second as visitors do: readers of what has been read before, readers of what has not, and
 * inquiries. Every answer is written into a ledger.
 */
export function startLoad(url: string, known: string[]) {
  const answers: Answered[] = []
  const inquiries: Sent[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false

  async function ask(kind: Answered['kind'], path: string, init: RequestInit = {}): Promise<Response | null> {
    const at = performance.now()
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(120_000) }).catch(() => null)
    await answer?.clone().arrayBuffer()
    answers.push({
      kind,
      at,
      ms: performance.now() - at,
      status: answer?.status ?? 0,
      isStale: answer?.headers.has('x-stale-since') ?? false,
      retryAfter: answer?.headers.get('retry-after') ?? null,
    })
    return answer
  }

  async function submit(inquiry: Sent): Promise<void> {
    const answer = await ask('inquiry', '/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': inquiry.key },
      body: JSON.stringify(inquiry.payload),
    })
    if (answer?.status === 201) inquiry.acknowledged = ((await answer.json()) as { id: string }).id
  }

  async function one(round: number): Promise<void> {
    if (round % 4 === 3) {
      const payload = someInquiry({ email: `${randomUUID()}@example.com` })
      const inquiry = { key: randomUUID(), payload, hash: hashOf(payload), acknowledged: null }
      inquiries.push(inquiry)
      await submit(inquiry)
    } else if (round % 4 === 2) await ask('unknown', `/api/news/never-${randomUUID()}`)
    else await ask('known', known[round % known.length] ?? '')
  }

  const sending = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const request = one(round).finally(() => underWay.delete(request))
      underWay.add(request)
      await wait(50)
    }
  })()

  return {
    answers,
    /** Ends the load, then sends again what was not acknowledged, as visitors do; @returns all inquiries. */
    async stop(): Promise<Sent[]> {
      isOver = true
      await sending
      await Promise.all(underWay)
      for (const inquiry of inquiries) if (inquiry.acknowledged === null) await submit(inquiry)
      return inquiries
    },
  }
}
