/**
 * The API without its pages as a process of its own, for tests that kill it: `fork` it, and it sends its port. It mails
 * in haste, and what it leaves behind claimed is free again after two seconds. `REAL_TIMEOUTS=on` gives its calls of
 * Supabase no more time than visitors get, `DRAINING` is how many milliseconds it still takes requests after SIGTERM.
 * To each message it answers how long its event loop was held at most since the one before, in milliseconds.
 */
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
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

let watch: ReturnType<typeof monitorEventLoopDelay> | undefined
process.on('message', () => {
  // What held the loop a moment ago is noticed by the watch's next tick.
  setTimeout(() => {
    process.send?.({ held: (watch?.max ?? 0) / 1e6 })
    watch ??= monitorEventLoopDelay({ resolution: 1 })
    watch.reset()
    watch.enable()
  }, 20)
})
process.once('disconnect', () => process.exit())
process.send?.({ port: (app.server.address() as AddressInfo).port })
// Who is killed writes nothing at its end.
flushCompileCache()
