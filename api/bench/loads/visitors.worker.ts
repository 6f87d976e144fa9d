/** The thread of `visitors.ts`: asks for pages of the site at `workerData` until it is told to end, and tells its times. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const PATHS = ['/', '/news', '/api/news/latest', '/about-the-company/about-us', '/api/news?medias=true&limit=20']
/** Milliseconds between two requests. */
const PACE = 20

/** Milliseconds of every visit. */
export type Told = { times: number[]; failed: number }

if (!parentPort) throw new Error('this is no program of its own')
const told: Told = { times: [], failed: 0 }
const underWay = new Set<Promise<void>>()
let isOver = false
once(parentPort, 'message').then(() => {
  isOver = true
})

async function visit(path: string): Promise<void> {
  const begun = performance.now()
  const answer = await fetch(workerData + path, { headers: { 'accept-encoding': 'br' } }).catch(() => null)
  await answer?.arrayBuffer()
  told.times.push(performance.now() - begun)
  if (!answer?.ok) told.failed += 1
}

for (let round = 0; !isOver; round += 1) {
  const request = visit(PATHS[round % PATHS.length] ?? '/').finally(() => underWay.delete(request))
  underWay.add(request)
  await wait(PACE)
}
await Promise.all(underWay)
parentPort.postMessage(told)
