import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { denoEnvironment, denoOptions, denoProgram, stageFunctions } from './deno.ts'
import type { Keys } from './keys.ts'
import { log } from './output.ts'
import { hasKey, readBody } from './request-body.ts'
import { supabaseFolder } from './settings.ts'

const PATH = /^\/functions\/v1\/([a-z][a-z0-9-]*)(\/|$)/

type RunningFunction = { origin: string; end(): Promise<void> }

/**
 * The edge functions as `/functions/v1/{name}`, each a Deno process of its own that starts with the first call and ends
 * with this process, however it ends. They get Supabase's default secrets, and RESEND_* and INQUIRY_TO as we have them.
 */
export function createFunctions({
  url,
  keys,
  environment = {},
}: {
  url: string
  keys: Keys
  /** What they get beside that of this process. */
  environment?: NodeJS.ProcessEnv
}) {
  const running = new Map<string, Promise<RunningFunction>>()

  function find(name: string): Promise<RunningFunction> {
    const known = running.get(name)
    if (known) return known
    const forget = () => void running.delete(name)
    const started = startFunction(name, { ...environment, ...secretsOf(url, keys) }, forget)
    running.set(name, started)
    started.catch(forget)
    return started
  }

  return {
    /** The name of the function that a request is for, if it is. */
    nameIn: (request: Request): string | undefined => PATH.exec(new URL(request.url).pathname)?.[1],

    /**
     * Answers 404 when there is no such function, 401 when it is not started for want of the secret key, 503 when it
     * cannot be started, and 502 when it ends in the middle.
     */
    async call(name: string, request: Request): Promise<Response> {
      if (!running.has(name)) {
        if (!existsSync(join(supabaseFolder, 'functions', name, 'index.ts')))
          return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
        if (!hasKey(request, [keys.secret]))
          return Response.json({ message: 'the secret key is missing' }, { status: 401 })
      }
      const whole = await readBody(request, keys)
      if (whole.refusal) return whole.refusal
      const { pathname, search } = new URL(request.url)
      try {
        const { origin } = await find(name)
        const called = new Request(origin + pathname + search, whole.request)
        // Deno 2.1 compresses by itself; `fetch` would unpack the body and keep the header that says so.
        called.headers.set('accept-encoding', 'identity')
        return await fetch(called).catch((error: Error) =>
          Response.json({ message: `${name} ended: ${error.message}` }, { status: 502 }),
        )
      } catch (error) {
        return Response.json({ message: (error as Error).message }, { status: 503 })
      }
    },

    async close(): Promise<void> {
      for (const started of [...running.values()]) await started.then(({ end }) => end()).catch(() => undefined)
    },
  }
}

function secretsOf(url: string, keys: Keys): NodeJS.ProcessEnv {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
  }
}

/** Of our own environment what a function needs: it holds secrets of the server, too. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'INQUIRY_TO',
]

function environmentOfFunctions(): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), ...denoEnvironment }
}

async function startFunction(name: string, secrets: NodeJS.ProcessEnv, ended: () => void): Promise<RunningFunction> {
  const { folder, remove } = await stageFunctions()
  const functionFolder = join(folder, 'functions', name)
  const entry = pathToFileURL(join(functionFolder, 'index.ts')).href
  const child = spawn(
    denoProgram(),
    [
      'run',
      ...denoOptions(functionFolder),
      '--no-prompt',
      '--allow-env',
      '--allow-net',
      `--allow-read=${folder}`,
      join(folder, 'run-function.ts'),
      entry,
    ],
    { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'], env: { ...environmentOfFunctions(), ...secrets } },
  )
  let hasStarted = false
  let reason = ''
  createInterface({ input: child.stderr }).on('line', (line) => {
    // What it prints later may be about the mail that it sends.
    if (!hasStarted) reason += `${line}\n`
    else if (/^\s+at /.test(line)) log('error', `the function ${name} failed`, { at: line.trim() })
  })
  const gone = once(child, 'exit').finally(async () => {
    ended()
    await remove()
  })
  const lines = createInterface({ input: child.stdout })
  const port = await Promise.race([
    once(lines, 'line').then(([line]) => /^port (\d+)$/.exec(line as string)?.[1]),
    gone.then(() => undefined),
  ])
  if (port === undefined) throw new Error(`the function ${name} does not start: ${reason}`)
  hasStarted = true
  return {
    origin: `http://127.0.0.1:${port}`,
    async end() {
      child.stdin.end()
      child.kill('SIGTERM')
      await gone
    },
  }
}
