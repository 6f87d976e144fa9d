/** The API without its pages as a process of its own, for tests that kill it: `fork` it, and it sends its port. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { createSupabase } from '#supabase/client.ts'

const config = readConfig(process.env)
const app = await buildApp({
  supabase: createSupabase(config.supabase),
  sessionSecret: config.sessionSecret,
  checkAnswers: false,
  trustProxy: 0,
  logger: false,
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.once('disconnect', () => process.exit())
process.send?.({ port: (app.server.address() as AddressInfo).port })
