import autocannon from 'autocannon'
import type { MeasuredProcess } from './measured-process.ts'

/** One address under load, and the process that answers it. */
export interface Target {
  name: string
  url: string
  process: MeasuredProcess
}

export interface Load {
  requestsPerSecond: number
  /** Server CPU per request in microseconds. */
  cpuPerRequest: number
  /** Milliseconds. */
  p99: number
  /** Answers outside 200 to 299, and broken connections. */
  failed: number
}

export const REQUEST_HEADERS = { 'accept-encoding': 'br, gzip', accept: '*/*' }

/** Requests one address as fast as it answers, over 50 connections, for a number of seconds. */
export async function load({ url, process }: Target, seconds: number): Promise<Load> {
  const before = await process.cpu()
  const result = await autocannon({ url, connections: 50, duration: seconds, headers: REQUEST_HEADERS })
  const used = (await process.cpu()) - before
  const answered = result.requests.total
  return {
    requestsPerSecond: answered / result.duration,
    cpuPerRequest: used / answered,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
