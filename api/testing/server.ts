/**
 * The API without its pages as a process of its own, for tests that kill it: `fork` it, and it sends its port. It mails
 * in haste, and what it leaves behind claimed is free again after two seconds. `REAL_TIMEOUTS=on` gives its calls of
 * Supabase no more time than visitors get, `DRAINING` is how many milliseconds it still takes requests after SIGTERM.
 * Asked `hold` it answers for how long its event loop was held at most since it was asked before, and asked `reference`
 * how long it takes to read four megabytes of JSON: in milliseconds of the processor, not of the clock, which also runs
 * while the machine does something else.
 */
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { shutDownGracefully } from '#http/graceful-shutdown.ts'
import { logOptions } from '#http/log.ts'
import { createSupabase, createVisitorSupabase } from '#supabase/client.ts'
import { createTestDispatcher } from './mail.ts'
import { LONG_TIMEOUTS } from './timeouts.ts'

const config = readConfig(process.env)
const timeouts = process.env.REAL_TIMEOUTS === 'on' ? undefined : LONG_TIMEOUTS
const supabase = createSupabase(config.supabase, timeouts)
const dispatcher = createTestDispatcher(supabase)
const app = await buildApp({
  supabase,
  visitors: createVisitorSupabase(config.supabase, timeouts),
  sessionSecret: config.sessionSecret,
  checkAnswers: false,
  trustProxy: 0,
  formLimit: config.formLimit,
  mailDue: dispatcher.wake,
  publicUrl: config.isPublicUrlSet ? config.publicUrl : null,
  logger: process.env.TEST_LOG === 'on' && logOptions('info'),
})
await app.listen({ port: 0, host: '127.0.0.1' })
dispatcher.start(app.log)
shutDownGracefully(app, dispatcher, Number(process.env.DRAINING ?? 0))

/** Milliseconds of the processor that this thread has had. */
function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Is done in one piece. */
function timeReference(): number {
  const json = JSON.stringify(Array.from({ length: 2 ** 18 }, (_, index) => ({ id: 1e6 + index })))
  const begun = used()
  JSON.parse(json)
  return used() - begun
}

let held = 0
let watch: NodeJS.Timeout | undefined
function look(before: number): void {
  watch = setTimeout(() => {
    const now = used()
    held = Math.max(held, now - before)
    look(now)
  }, 1)
}

process.on('message', (asked: 'hold' | 'reference') => {
  if (asked === 'reference') return process.send?.(timeReference())
  // What held the loop a moment ago is noticed by the watch's next look.
  return setTimeout(() => {
    clearTimeout(watch)
    process.send?.(held)
    held = 0
    look(used())
  }, 20)
})
process.once('disconnect', () => process.exit())
process.send?.({ port: (app.server.address() as AddressInfo).port })
// Who is killed writes nothing at its end.
flushCompileCache()
