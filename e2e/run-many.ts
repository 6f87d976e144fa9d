import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * `pnpm test:ten [TIMES] [COMMAND …]`: ten runs of `pnpm test` (or of another command) one after the other, each told
 * by its closing line. The first one that fails is printed whole, and is the last.
 */
const [first = '', ...rest] = process.argv.slice(2)
const isNumber = /^\d+$/.test(first)
const times = isNumber ? Number(first) : 10
const given = isNumber || first === '' ? rest : [first, ...rest]
const [command = '', ...args] =
  given.length > 0 ? given : [process.execPath, join(import.meta.dirname, 'run-suites.ts')]

function run(): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

for (let round = 1; round <= times; round += 1) {
  const begin = performance.now()
  const { code, output } = await run()
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  if (code !== 0) console.log(output)
  console.log(`${round} of ${times}: ${output.trimEnd().split('\n').at(-1)} (${minutes} min)`)
  if (code !== 0) {
    process.exitCode = 1
    break
  }
}
