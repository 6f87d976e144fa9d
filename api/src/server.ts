import closeWithGrace from 'close-with-grace'
import { createInquiryQueue } from '#inquiries/inquiries.queue.ts'
import { createDispatcher } from '#mail/mail.dispatcher.ts'
import { startErasing } from '#mail/personal-data.eraser.ts'
import { createNewsletterQueue } from '#newsletter/newsletter.queue.ts'
import { createPictureBucket } from '#pictures/pictures.bucket.ts'
import { createSweeper } from '#pictures/pictures.sweeper.ts'
import { site } from '#plugins/site.ts'
import { createAccounts } from '#session/accounts.ts'
import { ensureFirstAccount } from '#session/first-account.ts'
import { createSupabase } from '#supabase/client.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig, TEMP_FOLDER } from './config.ts'

await start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv)
  const { development, publicUrl } = config
  const supabase = createSupabase(config.supabase)
  const dispatcher = createDispatcher(supabase, [
    createInquiryQueue(supabase, publicUrl),
    createNewsletterQueue(supabase, publicUrl),
  ])
  const app = await buildApp({
    supabase,
    sessionSecret: config.sessionSecret,
    checkAnswers: development,
    trustProxy: config.trustProxy,
    formLimit: config.formLimit,
    mailDue: dispatcher.poke,
    logger: { level: development ? 'warn' : 'info' },
    site: (scope, parts) => site(scope, parts, { development, publicUrl }),
  })
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.error(err, 'the server ends on an error')
    await Promise.all([app.close(), dispatcher.stop()])
  })
  const accounts = ensureFirstAccount(createAccounts(supabase), { ...config, tempFolder: TEMP_FOLDER })
  const line = await accounts.catch((error: unknown) => {
    app.log.error({ err: error }, 'the first account could not be looked after')
    return 'Supabase does not answer; what needs it will answer 503 until it does.'
  })
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portTaken(config) : error
  })
  if (line) process.stdout.write(`${line}\n`)
  const stopSweeping = createSweeper(supabase, createPictureBucket(supabase), app.log).start()
  const stopErasing = startErasing(supabase, app.log)
  dispatcher.start(app.log)
  app.server.once('close', () => {
    stopSweeping()
    stopErasing()
  })
  process.stdout.write(`Ready: ${publicUrl}\n`)
}

function portTaken({ port, host }: Config): ConfigError {
  return new ConfigError(`Port ${port} on ${host} is taken. End what uses it, or set PORT to another one.`)
}

function explain(error: unknown): string {
  return error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)
}
