import type { FastifyInstance } from 'fastify'

/** Work that a process does by itself now and then. */
export interface PeriodicJob {
  /** For the log. */
  name: string
  /** Milliseconds from the end of one run to the next. */
  interval: number
  /** Milliseconds to the next run when this one failed; `interval` when left out. */
  retryAfter?: number
  /** @returns milliseconds to the next run when that is not `interval` */
  run(): Promise<number | undefined>
}

/** Runs each job when the server begins to listen and then at its interval, until the server closes. A failure is logged. */
export async function periodicJobs(app: FastifyInstance, { jobs }: { jobs: readonly PeriodicJob[] }): Promise<void> {
  const timers = new Map<PeriodicJob, NodeJS.Timeout>()
  let isClosed = false

  async function runAndPlan(job: PeriodicJob): Promise<void> {
    const pause = await run(job)
    if (!isClosed) timers.set(job, setTimeout(runAndPlan, pause, job).unref())
  }

  async function run({ name, interval, retryAfter = interval, run }: PeriodicJob): Promise<number> {
    try {
      return (await run()) ?? interval
    } catch (error) {
      app.log.warn({ err: error, job: name, nextInSeconds: retryAfter / 1000 }, 'a periodic job failed')
      return retryAfter
    }
  }

  app.addHook('onListen', async () => {
    for (const job of jobs) void runAndPlan(job)
  })
  app.addHook('onClose', async () => {
    isClosed = true
    for (const timer of timers.values()) clearTimeout(timer)
  })
}
