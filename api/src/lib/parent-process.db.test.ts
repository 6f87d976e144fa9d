import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startTestSupabase } from 'supabase/testing'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../testing/running-server.ts'
import { serverEnvironment } from '../../testing/server-environment.ts'

test('the server ends when its launcher is killed, and leaves its port', async () => {
  const supabase = await startTestSupabase({ isShared: true })
  onTestFinished(() => supabase.stop())
  const launcher = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const { child, url } = await startServer((port) => ({
    child: spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...serverEnvironment(supabase),
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
