import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { newsForm, pictureFile, someNews } from '../../testing/app.ts'
import type { BenchSite } from '../bench-site.ts'
import { load, median } from '../load.ts'
import { type Finding, ms } from './finding.ts'

const SECONDS = 8
/** Requests a second that leave both cores time, so that no one's CPU counts the waiting for another's. */
const RATE = 6_000
const SECONDS_AT_RATE = 3
const ROUNDS = 5
const PLACES = ['/api/news/latest', '/', '/news', '/feed.xml', '/sitemap.xml']

/** Two processes on one Supabase: how soon one shows what the other publishes, and how much more the two serve. */
export async function processes(site: BenchSite): Promise<Finding[]> {
  const another = await site.startAnother()
  const token = await site.signIn()
  const findings: Finding[] = []
  for (const place of PLACES) {
    await (await fetch(another.url + place)).arrayBuffer()
    const name = `seen-${crypto.randomUUID()}`
    const data = someNews(name, { date: '2027-01-01' })
    const headers = { authorization: `Bearer ${token}`, 'x-news-url': name }
    const body = newsForm({ data, cover: await pictureFile() })
    const { status } = await fetch(`${site.url}/api/news`, { method: 'POST', headers, body })
    if (status !== 201) throw new Error(`publishing was answered ${status}`)
    const published = performance.now()
    while (!(await (await fetch(another.url + place)).text()).includes(name)) await wait(20)
    findings.push({
      what: `published at one process, shown by the other at ${place}`,
      found: ms(performance.now() - published),
      goal: '≤ 2000 ms',
    })
  }

  const target = ({ url, server }: Pick<BenchSite, 'url' | 'server'>) => ({
    url: `${url}/api/news/latest`,
    process: server,
  })
  const both = async (seconds: number, rate?: number) => {
    const asked = { connections: 25, ...(rate && { rate: rate / 2 }) }
    const loads = await Promise.all([site, another].map((each) => load(target(each), seconds, asked)))
    return {
      requestsPerSecond: loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
      cpuPerRequest: loads.reduce((sum, { cpuPerRequest }) => sum + cpuPerRequest, 0) / 2,
    }
  }
  await both(1)
  const one = await load(target(site), SECONDS)
  const two = await both(SECONDS)
  const prices: { one: number; two: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { cpuPerRequest } = await load(target(site), SECONDS_AT_RATE, { rate: RATE })
    prices.push({ one: cpuPerRequest, two: (await both(SECONDS_AT_RATE, RATE)).cpuPerRequest })
  }
  const priceOf = (count: 'one' | 'two') => median(prices.map((price) => price[count]))
  await another.server.stop()
  return [
    ...findings,
    {
      what: `two processes serve, times one (${availableParallelism()} cores, one of them for who asks)`,
      found: `${(two.requestsPerSecond / one.requestsPerSecond).toFixed(2)} (${Math.round(one.requestsPerSecond)} and ${Math.round(two.requestsPerSecond)} req/s)`,
      goal: '≥ 1.7 with three cores or more',
    },
    {
      what: `CPU for 1,000 requests, two processes, times one, at ${RATE} req/s`,
      found: `${(priceOf('two') / priceOf('one')).toFixed(2)} (${priceOf('one').toFixed(0)} and ${priceOf('two').toFixed(0)} ms)`,
      goal: '≤ 1.18: two serve 1.7 times one where cores allow',
    },
  ]
}
