import { setTimeout as wait } from 'node:timers/promises'
import { someInquiry } from '../../testing/mail.ts'
import type { BenchSite } from '../bench-site.ts'
import { type Finding, ms } from './finding.ts'

const A_SECOND = 50
const SECONDS = 60

/** L5: a steady flood of inquiries; every acknowledged one has its row, once. Their mails have their own tests. */
export async function inquiries({ url, supabase }: BenchSite): Promise<Finding[]> {
  const times: number[] = []
  const acknowledged = new Set<string>()
  const refused = new Map<number, number>()

  async function send(): Promise<void> {
    const begun = performance.now()
    const answer = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(someInquiry()),
    })
    const body = (await answer.json()) as { id?: string }
    times.push(performance.now() - begun)
    if (answer.status === 201 && body.id) acknowledged.add(body.id)
    else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1)
  }

  const underWay: Promise<void>[] = []
  const begun = performance.now()
  for (let number = 0; number < A_SECOND * SECONDS; number += 1) {
    await wait(Math.max(0, begun + (number * 1000) / A_SECOND - performance.now()))
    underWay.push(send())
  }
  await Promise.all(underWay)
  const { count } = await supabase.from('inquiries').select('id', { count: 'exact', head: true })
  const sorted = times.toSorted((a, b) => a - b)
  const others = [...refused].map(([status, many]) => `, ${many} × ${status}`).join('')
  return [
    {
      what: `L5 inquiries, ${A_SECOND} a second for ${SECONDS} s, p99`,
      found: ms(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      goal: '≤ 300 ms',
    },
    {
      what: 'acknowledged = rows',
      found: `${acknowledged.size} = ${count}${others}`,
      goal: `${A_SECOND * SECONDS} = ${A_SECOND * SECONDS}`,
    },
  ]
}
