import { setTimeout as wait } from 'node:timers/promises'

const PATHS = ['/', '/news', '/api/news/latest', '/about-the-company/about-us', '/api/news?medias=true&limit=20']
/** Milliseconds between two requests. */
const PACE = 20

export interface Visits {
  count: number
  /** Milliseconds. */
  median: number
  p99: number
  failed: number
}

/** Visitors who read public pages, one after the other at a steady pace, until `stop` tells what they saw. */
export function startVisitors(url: string) {
  const times: number[] = []
  let failed = 0
  let isOver = false

  async function visit(path: string): Promise<void> {
    const begun = performance.now()
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } }).catch(() => null)
    await answer?.arrayBuffer()
    times.push(performance.now() - begun)
    if (!answer?.ok) failed += 1
  }

  const walking = (async () => {
    const underWay = new Set<Promise<void>>()
    for (let round = 0; !isOver; round += 1) {
      const request = visit(PATHS[round % PATHS.length] ?? '/').finally(() => underWay.delete(request))
      underWay.add(request)
      await wait(PACE)
    }
    await Promise.all(underWay)
  })()

  return {
    async stop(): Promise<Visits> {
      isOver = true
      await walking
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      return { count: sorted.length, median: at(0.5), p99: at(0.99), failed }
    },
  }
}

/** What visitors see for some seconds while nothing else happens. */
export async function calmVisits(url: string, milliseconds = 5_000): Promise<Visits> {
  const visitors = startVisitors(url)
  await wait(milliseconds)
  return visitors.stop()
}
