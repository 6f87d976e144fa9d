import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { BenchSite } from '../bench-site.ts'
import { type Finding, findingOf, ms } from './finding.ts'
import { calmVisits, startVisitors } from './visitors.ts'

const EACH = 500
const HALF_A_HEAD = 'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: '
const HALF_A_BODY =
  'POST /api/inquiries HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{'

/** L11: a thousand connections that begin a request and fall silent. */
export async function slowSenders({ url }: BenchSite): Promise<Finding[]> {
  const calm = await calmVisits(url)
  const visitors = startVisitors(url)
  const beginnings = [...Array(EACH).fill(HALF_A_HEAD), ...Array(EACH).fill(HALF_A_BODY)] as string[]
  const lives = await Promise.all(beginnings.map((beginning) => lifeOf(url, beginning)))
  return [
    {
      what: `L11 ${EACH} stalled heads and ${EACH} stalled bodies, the last one closed after`,
      found: ms(Math.max(...lives)),
      goal: '≤ 6000 ms',
    },
    findingOf('slow senders', await visitors.stop(), calm, '≤ 150 ms'),
  ]
}

/** Milliseconds from the silence of a sender to the end of its connection. */
async function lifeOf(url: string, beginning: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  socket.on('error', () => {}).resume()
  await once(socket, 'connect')
  socket.write(beginning)
  const silent = performance.now()
  await once(socket, 'close')
  return performance.now() - silent
}
