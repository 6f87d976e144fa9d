import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Told } from './visitors.worker.ts'

export interface Visits {
  count: number
  /** Milliseconds. */
  median: number
  p99: number
  failed: number
}

/**
 * Visitors who read public pages, one after the other at a steady pace, until `stop` tells what they saw. They have a
 * thread of their own, for what the bench itself does meanwhile would count as waiting.
 */
export function startVisitors(url: string) {
  const worker = new Worker(join(import.meta.dirname, 'visitors.worker.ts'), { workerData: url })
  const told = once(worker, 'message') as Promise<[Told]>

  return {
    async stop(): Promise<Visits> {
      worker.postMessage('end')
      const [{ times, failed }] = await told
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
