import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { newsForm, pictureFile, someNews } from '../../test-app.ts'
import type { BenchSite } from '../bench-site.ts'
import { load } from '../load.ts'
import { type Finding, ms } from './finding.ts'

const SECONDS = 8
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
  for (const each of [site, another]) await load(target(each), 1)
  const one = await load(target(site), SECONDS)
  const two = await Promise.all([load(target(site), SECONDS, 25), load(target(another), SECONDS, 25)])
  const together = two.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)
  const cpu = two.reduce((sum, { cpuPerRequest }) => sum + cpuPerRequest, 0) / 2
  await another.server.stop()
  return [
    ...findings,
    {
      what: `two processes serve, times one (${availableParallelism()} cores, one of them for who asks)`,
      found: `${(together / one.requestsPerSecond).toFixed(2)} (${Math.round(one.requestsPerSecond)} and ${Math.round(together)} req/s)`,
      goal: '≥ 1.7 with three cores or more',
    },
    {
      what: '  the same by CPU a request, as with cores enough',
      found: `${((2 * one.cpuPerRequest) / cpu).toFixed(2)} (${one.cpuPerRequest.toFixed(1)} and ${cpu.toFixed(1)} µs)`,
      goal: '≥ 1.7',
    },
  ]
}
