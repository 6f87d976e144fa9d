import { captureCommand } from '../run-command.ts'

/**
 * `pnpm test repeat [TIMES] [COMMAND …]`: ten runs of `pnpm test` (or of another command) one after the other, each told
 * by its closing line. The first one that fails is printed whole, and is the last.
 */
const [first = '', ...rest] = process.argv.slice(2)
const isNumber = /^\d+$/.test(first)
const times = isNumber ? Number(first) : 10
const given = isNumber || first === '' ? rest : [first, ...rest]
const [command = '', ...args] = given.length > 0 ? given : ['node', 'scripts/test/all.ts']

for (let round = 1; round <= times; round += 1) {
  const begin = performance.now()
  const { code, output } = await captureCommand(command, args)
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  if (code !== 0) console.log(output)
  console.log(`${round} of ${times}: ${output.trimEnd().split('\n').at(-1)} (${minutes} min)`)
  if (code !== 0) {
    process.exitCode = 1
    break
  }
}
