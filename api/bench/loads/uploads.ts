import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { encodePicture } from '#pictures/pictures.encode.ts'
import { newsForm, someNews } from '../../testing/app.ts'
import type { BenchSite } from '../bench-site.ts'
import { memoryOf } from '../process-memory.ts'
import { type Finding, findingOf, megabytes, ms } from './finding.ts'
import { calmVisits, startVisitors } from './visitors.ts'

/** Pictures of one item: a cover and a full gallery. */
const PICTURES = 11
const BYTES = 5 * 2 ** 20

/** An item with eleven pictures of 5 MB against sharp alone, and then ten such items at once (L7). */
export async function uploads(site: BenchSite): Promise<Finding[]> {
  const picture = await photograph()
  const sharpAlone = await timed(() =>
    Promise.all(Array.from({ length: PICTURES }, () => encodePicture(picture, 'photo.jpg', 'cover'))),
  )
  const token = await site.signIn()
  const send = () => publishOne(site, token, picture)
  await send()
  const calm = await calmVisits(site.url)
  const one = await watched(site, send)
  const ten = await watched(site, () => Promise.all(Array.from({ length: 10 }, send)))
  const size = `${PICTURES} pictures of ${megabytes(picture.length)}`
  return [
    { what: `sharp alone, ${size}`, found: ms(sharpAlone) },
    { what: `an item with ${size}`, found: `${ms(one.clock)}, ${(one.clock / sharpAlone).toFixed(2)} of sharp alone` },
    { what: 'memory at the peak of one', found: megabytes(one.peak) },
    findingOf('one', one.visits, calm, '≤ 300 ms'),
    { what: 'L7 ten such items at once', found: ms(ten.clock), goal: '≤ 60000 ms' },
    { what: 'memory at the peak of ten', found: megabytes(ten.peak), goal: '≤ 600 MB' },
    findingOf('ten', ten.visits, calm, '≤ 300 ms'),
  ]
}

/** A JPEG of 12 million pixels with the noise that makes it 5 MB. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: '#777', noise } as const
  const pixels = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
  let [low, high] = [1, 100]
  let best = Buffer.alloc(0)
  while (low <= high) {
    const quality = Math.floor((low + high) / 2)
    const made = await sharp(pixels).jpeg({ quality }).toBuffer()
    if (made.length <= BYTES) [best, low] = [made, quality + 1]
    else high = quality - 1
  }
  return best
}

async function publishOne({ url }: BenchSite, token: string, picture: Buffer): Promise<void> {
  const name = `upload-${crypto.randomUUID()}`
  const files = Array.from({ length: PICTURES }, (_, index) => new File([new Uint8Array(picture)], `${index}.jpg`))
  const body = newsForm({ data: someNews(name), cover: files[0] ?? null, gallery: files.slice(1) })
  const headers = { authorization: `Bearer ${token}`, 'x-news-url': name }
  const answer = await fetch(`${url}/api/news`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`)
}

async function watched({ url, server }: BenchSite, work: () => Promise<unknown>) {
  const visitors = startVisitors(url)
  let peak = 0
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await memoryOf(server.child.pid))
      await wait(50)
    }
  })()
  try {
    const clock = await timed(work)
    return { clock, visits: await visitors.stop(), peak }
  } finally {
    isOver = true
    await visitors.stop()
    await looking
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
