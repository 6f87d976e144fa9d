import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'supabase/free-port'

/** Milliseconds from listening to ready, on a machine ten times slower. */
const READY_WITHIN = 60_000

/**
 * Starts the server with `start`, which is given a port and pipes both outputs, and resolves when `/readyz` says that it
 * can do its work. A port that was free may be taken a moment later, by whomever: the server says so and ends, and gets
 * another one. @throws what the server wrote when it ends for another reason
 */
export async function startServer<Started extends { child: ChildProcess }>(
  start: (port: number) => Started,
): Promise<Started & { port: number; url: string }> {
  const port = await freePort()
  const started = start(port)
  const { stdout, stderr } = started.child
  let output = ''
  const said = Promise.withResolvers<'ready' | 'ended'>()
  for (const stream of [stdout, stderr])
    stream?.on('data', (text) => {
      output += text
      if (output.includes('Ready: ')) said.resolve('ready')
    })
  started.child.once('close', () => said.resolve('ended'))
  if ((await said.promise) === 'ended') {
    if (output.includes(`Port ${port} is taken`)) return startServer(start)
    throw new Error(`the server did not start:\n${output}`)
  }
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`)
  return { ...started, port, url }
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await wait(20)
  }
  throw new Error(`waited in vain until ${address} was answered 200`)
}
