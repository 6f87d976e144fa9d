import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'supabase/free-port'
import { startStubServer } from 'supabase/stub-server'

/** A proxy in front of servers, set up by the Caddyfile of the guide. */
export type FrontProxy = { url: string; stop(): Promise<void> }

const GUIDE = join(import.meta.dirname, '../../docs/going-live.md')

/** The site of the Caddyfile that `docs/going-live.md` shows, as it stands there. */
function documentedCaddyfile(): string {
  const [, site] = /```\n(www\.example\.com \{\n[\s\S]*?\n\})\n/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  if (!site) throw new Error('the guide shows no Caddyfile')
  return site
}

function setting(name: string): string {
  const [, value] = new RegExp(`^\\s*${name} (\\S+)$`, 'm').exec(documentedCaddyfile()) ?? []
  if (!value) throw new Error(`the Caddyfile of the guide has no ${name}`)
  return value
}

const millisecondsOf = (seconds: string) => Number.parseFloat(seconds) * 1_000

/** Milliseconds between two looks of the proxy at the health of a server. */
export const healthInterval = () => millisecondsOf(setting('health_interval'))

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0

/** A real Caddy with the documented file; only addresses are others. */
export async function startCaddy(servers: readonly string[]): Promise<FrontProxy> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const upstreams = servers.map((server) => new URL(server).host).join(' ')
  const site = documentedCaddyfile()
    .replace('www.example.com', `http://127.0.0.1:${port}`)
    .replace(/reverse_proxy [\d.: ]+\{/, `reverse_proxy ${upstreams} {`)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n}\n${site}\n`)
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (caddy.exitCode !== null) throw new Error('Caddy refuses the Caddyfile of the guide')
    await wait(50)
  }
  return {
    url,
    async stop() {
      const gone = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * What a Caddy with that file does, as far as it concerns a request without a body: it looks at `health_uri` every
 * `health_interval`, passes a request to the healthy server with the fewest of them, and tries again for `lb_try_duration`
 * when none is healthy or one does not take the connection.
 */
export async function startStandInProxy(servers: readonly string[]): Promise<FrontProxy> {
  const tryFor = millisecondsOf(setting('lb_try_duration'))
  const agent = new Agent({ keepAlive: true })
  const upstreams = servers.map((url) => ({ url, isHealthy: true, requests: 0 }))
  const look = () =>
    upstreams.map(async (upstream) => {
      const answer = await fetch(upstream.url + setting('health_uri')).catch(() => null)
      await answer?.body?.cancel()
      upstream.isHealthy = answer?.ok ?? false
    })
  const looking = setInterval(look, healthInterval())
  await Promise.all(look())

  const stub = await startStubServer(async (incoming, outgoing) => {
    const begun = performance.now()
    for (;;) {
      const [upstream] = upstreams
        .filter(({ isHealthy }) => isHealthy)
        .sort((one, other) => one.requests - other.requests)
      if (upstream) {
        upstream.requests += 1
        const passed = get(upstream.url + incoming.url, { headers: incoming.headers, agent })
        const outcome: IncomingMessage | NodeJS.ErrnoException = await once(passed, 'response').then(
          ([answer]) => answer,
          (error) => error,
        )
        upstream.requests -= 1
        if (!(outcome instanceof Error)) {
          outgoing.writeHead(outcome.statusCode ?? 502, outcome.headers)
          return void outcome.pipe(outgoing)
        }
        const isUntaken = outcome.code === 'ECONNREFUSED' || passed.reusedSocket
        if (!isUntaken) return void outgoing.writeHead(502).end()
      }
      if (performance.now() - begun > tryFor) return void outgoing.writeHead(503).end('no upstreams available')
      await wait(250)
    }
  })
  return {
    url: stub.url,
    async stop() {
      clearInterval(looking)
      await stub.stop()
      agent.destroy()
    },
  }
}
