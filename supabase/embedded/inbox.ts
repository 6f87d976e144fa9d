/**
 * The local inbox as a process: an emulator of Resend that keeps every mail in memory and shows it at /inbox:
 * `node inbox.ts --port 54324`, on a free port when that one is taken. Says `ready` to the parent that forked it, and
 * ends with SIGINT, SIGTERM, or when that parent is gone.
 */
import { parseArgs } from 'node:util'
import { createEmulator } from 'emulate'

const { values: options } = parseArgs({ options: { port: { type: 'string', default: '54324' } } })
const open = (port: number) => createEmulator({ service: 'resend', port })

try {
  const inbox = await open(Number(options.port)).catch(() => open(0))
  for (const ending of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(ending, () => void inbox.close().finally(() => process.exit()))
  }
  process.send?.({ ready: `http://127.0.0.1:${new URL(inbox.url).port}` })
} catch (error) {
  process.send?.({ failed: (error as Error).message })
  process.exitCode = 1
}
