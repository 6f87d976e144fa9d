import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startTestSupabase } from 'supabase/testing'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../testing/running-server.ts'

test('the server ends when its launcher is killed, and leaves its port', async () => {
  const supabase = await startTestSupabase()
  onTestFinished(() => supabase.stop())
  const launcher = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const { child, url } = await startServer((port) => ({
    child: spawn(process.execPath, [join(import.meta.dirname, '../server.ts'), '--development'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        SUPABASE_URL: supabase.url,
        SUPABASE_SECRET_KEY: supabase.secretKey,
        SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
        LAUNCHER_PID: String(launcher.pid),
        PORT: String(port),
      },
    }),
  }))
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  launcher.kill('SIGKILL')
  await ended
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})
