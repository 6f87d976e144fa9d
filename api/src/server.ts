import { readDiskUsage } from '#attention/disk-usage.ts'
import { createLinkGuard } from '#attention/link-guard.ts'
import { shutDownGracefully } from '#http/graceful-shutdown.ts'
import { logOptions } from '#http/log.ts'
import { periodicJobs } from '#jobs/periodic-jobs.ts'
import { sweepFiles } from '#jobs/sweep-files.ts'
import { endWithParent } from '#lib/parent-process.ts'
import { createDispatcher } from '#mail/mail.dispatcher.ts'
import { createMailQueue } from '#mail/mail.queue.ts'
import { serveMetrics } from '#metrics/metrics.server.ts'
import { createMetrics } from '#metrics/metrics.ts'
import { site } from '#pages/site.ts'
import { createAccounts } from '#session/accounts.ts'
import { ensureFirstAccount, ensureSoon } from '#session/first-account.ts'
import { createSupabase, createVisitorSupabase } from '#supabase/client.ts'
import { isLoopback } from '#supabase/persisted-keys.ts'
import { buildApp } from './app.ts'
import { ConfigError, readConfig, TEMP_FOLDER } from './config.ts'

/** Milliseconds in which load balancers notice that this server ends: twice the two seconds between their looks, and more. */
const DRAINING = 5_000

await start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv)
  const { development, publicUrl, dataFolder } = config
  const diskUsage = dataFolder === null ? null : () => readDiskUsage(dataFolder)
  const metrics = config.metricsPort === null ? undefined : createMetrics()
  const supabase = createSupabase(config.supabase, undefined, metrics?.observeCall)
  const dispatcher = createDispatcher(supabase, createMailQueue(supabase, publicUrl, config.newsletterMailsPerHour))
  const app = await buildApp({
    supabase,
    visitors: createVisitorSupabase(config.supabase, undefined, metrics?.observeCall),
    sessionSecret: config.sessionSecret,
    checkAnswers: development,
    trustProxy: config.trustProxy,
    formLimit: config.formLimit,
    mailDue: dispatcher.wake,
    publicUrl: config.isPublicUrlSet ? publicUrl : null,
    // A site that only this machine knows, as while working on it, asks no one on the web.
    linkGuard: isLoopback(publicUrl) ? undefined : createLinkGuard(),
    diskUsage,
    logger: logOptions(development ? 'warn' : 'info'),
    metrics,
    site: (scope, parts) => site(scope, parts, { development, publicUrl, count: metrics?.countResponse('pages') }),
  })
  app.register(periodicJobs, { jobs: [...app.jobs, ...sweepFiles(supabase, app.log)] })
  shutDownGracefully(app, dispatcher, development ? 0 : DRAINING)
  endWithParent(process.env.LAUNCHER_PID, () => process.kill(process.pid, 'SIGTERM'))
  const accounts = createAccounts(supabase)
  await ensureSoon(() => ensureFirstAccount(accounts, { ...config, tempFolder: TEMP_FOLDER }), {
    log: app.log,
    tell,
  })
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => explainPort(error, config.port))
  if (metrics && config.metricsPort !== null) {
    const { metricsPort: port, host } = config
    const served = await serveMetrics(metrics.registry, { port, host }).catch((error: unknown) =>
      explainPort(error, port),
    )
    app.server.once('close', served.close)
  }
  dispatcher.start(app.log)
  tell(`Ready: ${publicUrl}`)
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

function explainPort(error: unknown, port: number): never {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  throw new ConfigError(`Port ${port} is taken. End what uses it, or set PORT or METRICS_PORT to another one.`)
}

function explain(error: unknown): string {
  return error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)
}
