import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How a cached response came about: out of memory, made, or stale because Supabase is away or slow. */
export type CacheOutcome = 'hit' | 'miss' | 'stale'
/** What waits in a queue: how many mails, and since when the oldest does, in seconds. */
export type QueueState = { queued: number; oldestSeconds: number }

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** What this process counts for Prometheus; one for each server. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, from their head to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet.',
    registers,
  })
  const responses = new Counter({
    name: 'response_cache_requests_total',
    help: 'Responses out of memory (hit), made (miss), or stale because Supabase is away or slow (stale).',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const calls = new Histogram({
    name: 'supabase_call_duration_seconds',
    help: 'Calls of Supabase by service (rest, storage, functions) and status; 0 when no answer came.',
    labelNames: ['service', 'status'],
    buckets: SECONDS,
    registers,
  })

  return {
    registry,
    countResponse: (cache: string) => (outcome: CacheOutcome) => responses.inc({ cache, outcome }),
    observeCall: (service: string, status: number, seconds: number) => calls.observe({ service, status }, seconds),

    /** Counts every request of the app. To be called before routes are added. */
    watch(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, _reply, done) => {
        inFlight.inc()
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        inFlight.dec()
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },

    /** Asks for the state of the queues whenever the metrics are read; what cannot be read is left out. */
    watchQueues(readQueues: () => Promise<Record<string, QueueState>>): void {
      const labelNames = ['queue'] as const
      const oldest = new Gauge({
        name: 'mail_queue_oldest_seconds',
        help: 'How long the oldest unsent mail has waited, 0 when none waits.',
        labelNames,
        registers,
      })
      new Gauge({
        name: 'mail_queue_length',
        help: 'Mails that are not sent and not given up.',
        labelNames,
        registers,
        async collect() {
          this.reset()
          oldest.reset()
          for (const [queue, { queued, oldestSeconds }] of Object.entries(await readQueues().catch(() => ({})))) {
            this.set({ queue }, queued)
            oldest.set({ queue }, oldestSeconds)
          }
        },
      })
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
