import { setTimeout as wait } from 'node:timers/promises'
import type { BenchSite } from '../bench-site.ts'
import { type Finding, findingOf } from './finding.ts'
import { calmVisits, startVisitors } from './visitors.ts'

const A_SECOND = 200
const SECONDS = 20

/** L6: a flood of wrong passwords, each for another name, while visitors read. */
export async function signIns({ url }: BenchSite): Promise<Finding[]> {
  const calm = await calmVisits(url)
  const visitors = startVisitors(url)
  const statuses = new Map<number, number>()

  async function attempt(number: number): Promise<void> {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `name-${number}`, password: 'a wrong password' }),
    }).catch(() => null)
    await answer?.arrayBuffer()
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  const underWay: Promise<void>[] = []
  const begun = performance.now()
  for (let number = 0; number < A_SECOND * SECONDS; number += 1) {
    await wait(Math.max(0, begun + (number * 1000) / A_SECOND - performance.now()))
    underWay.push(attempt(number))
  }
  await Promise.all(underWay)
  const answered = [...statuses].toSorted().map(([status, many]) => `${many} × ${status}`)
  return [
    {
      what: `L6 wrong passwords, ${A_SECOND} a second for ${SECONDS} s`,
      found: answered.join(', '),
      goal: '401 and 429 only',
    },
    findingOf('wrong passwords', await visitors.stop(), calm, '≤ 150 ms'),
  ]
}
