import autocannon from 'autocannon'
import type { WatchedProcess } from './measured-process.ts'

/** One address under load, and the process that answers it. */
export interface Target {
  url: string
  process: WatchedProcess
  /** The copy that those who ask have already; every right answer is 304 then. */
  known?: string | undefined
}

export interface Load {
  requestsPerSecond: number
  /** Server CPU per request in microseconds. */
  cpuPerRequest: number
  /** Milliseconds. */
  p99: number
  /** Answers with another status than was to be expected, and broken connections. */
  failed: number
}

export const REQUEST_HEADERS = { 'accept-encoding': 'br, gzip', accept: '*/*' }

/** Requests one address for a number of seconds, as fast as it answers, or as often a second as `rate` says. */
export async function load(
  { url, process, known }: Target,
  seconds: number,
  { connections = 50, rate }: { connections?: number; rate?: number } = {},
): Promise<Load> {
  const headers = known ? { ...REQUEST_HEADERS, 'if-none-match': known } : REQUEST_HEADERS
  const before = await process.cpu()
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(rate && { overallRate: rate }),
  })
  const used = (await process.cpu()) - before
  const answered = result.requests.total
  return {
    requestsPerSecond: answered / result.duration,
    cpuPerRequest: used / answered,
    p99: result.latency.p99,
    failed: result.errors + answered - (known ? result['3xx'] : result['2xx']),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
