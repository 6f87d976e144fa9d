import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeExpiredSessions } from '#session/remove-expired-sessions.ts'
import { createSupabase } from '#supabase/client.ts'
import { erasuresOfDatabase } from './erasures.ts'
import { type PeriodicJob, periodicJobs } from './periodic-jobs.ts'
import { sweepFiles } from './sweep-files.ts'

/** Nothing listens there. */
const away = createSupabase({ url: 'http://127.0.0.1:1', secretKey: 'key' })

async function start(jobs: PeriodicJob[]) {
  const lines: { level: number; msg: string; job: string; nextInSeconds: number }[] = []
  const app = fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) } } })
  onTestFinished(() => app.close())
  await app.register(periodicJobs, { jobs })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, warnings: () => lines.filter(({ level }) => level === 40) }
}

test('F4 every job that Supabase does not answer says so, and runs again later', async () => {
  const { log } = fastify()
  const { warnings } = await start([
    ...sweepFiles(away, log),
    removeExpiredSessions(away),
    ...erasuresOfDatabase(away, log),
  ])
  const retries = () => Object.fromEntries(warnings().map(({ job, nextInSeconds }) => [job, nextInSeconds]))
  await expect.poll(retries).toEqual({
    'sweep-pictures': 900,
    'sweep-portraits': 900,
    'sweep-document-files': 900,
    'sweep-inquiry-files': 900,
    'remove-expired-sessions': 21_600,
    erase_old_inquiries: 21_600,
    erase_old_subscriptions: 21_600,
    erase_old_newsletter_tests: 21_600,
    erase_old_journal: 21_600,
    erase_old_collection_versions: 21_600,
    discard_staged_files: 1_800,
    discard_suspected_files: 21_600,
    discard_staged_pictures: 21_600,
    discard_restoration: 21_600,
  })
})

test('a job runs again when it says so, else at its interval, and no more when the server is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const run = vi.fn<() => Promise<number | undefined>>(async () => undefined).mockResolvedValueOnce(50)
  const { app } = await start([{ name: 'test', interval: 200, run }])
  await vi.advanceTimersByTimeAsync(49)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(199)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(3)
  await app.close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(3)
})
