import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How an answer kept in memory came about; `stale` is an old copy, because Supabase is away. */
export type AnswerOutcome = 'hit' | 'made' | 'stale'
/** What waits in a queue: how many mails, and since when the oldest does, in seconds. */
export type QueueState = { waiting: number; oldestSeconds: number }

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** What this process counts for Prometheus; one for each server. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, from their head to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const underWay = new Gauge({ name: 'http_requests_under_way', help: 'Requests not yet answered.', registers })
  const answers = new Counter({
    name: 'kept_answers_total',
    help: 'Answers out of memory (hit), made for the asker (made), or old because Supabase is away (stale).',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const calls = new Histogram({
    name: 'supabase_call_duration_seconds',
    help: 'Calls of Supabase by door (rest, storage, functions) and status; 0 when no answer came.',
    labelNames: ['door', 'status'],
    buckets: SECONDS,
    registers,
  })

  return {
    registry,
    countAnswer: (cache: string) => (outcome: AnswerOutcome) => answers.inc({ cache, outcome }),
    observeCall: (door: string, status: number, seconds: number) => calls.observe({ door, status }, seconds),

    /** Counts every request of the app. To be called before routes are added. */
    watch(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, _reply, done) => {
        underWay.inc()
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        underWay.dec()
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },

    /** Asks for the state of the queues whenever somebody reads the metrics; what cannot be read is left out. */
    watchQueues(readQueues: () => Promise<Record<string, QueueState>>): void {
      const labelNames = ['queue'] as const
      const oldest = new Gauge({
        name: 'mail_queue_oldest_seconds',
        help: 'How long the oldest unsent mail has waited, 0 when none waits.',
        labelNames,
        registers,
      })
      new Gauge({
        name: 'mail_queue_waiting',
        help: 'Mails that are not sent and not given up.',
        labelNames,
        registers,
        async collect() {
          this.reset()
          oldest.reset()
          for (const [queue, { waiting, oldestSeconds }] of Object.entries(await readQueues().catch(() => ({})))) {
            this.set({ queue }, waiting)
            oldest.set({ queue }, oldestSeconds)
          }
        },
      })
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
