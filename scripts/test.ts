/**
 * `pnpm test`: what a change can break (`test/all.ts`). `pnpm test full`: the programme, which tries everything.
 * `pnpm test rows` and `pnpm test supabase`: see the files of these names in `test`.
 */
const RUNS = ['all', 'full', 'rows', 'supabase']

const [name = 'all'] = process.argv.splice(2, 1)
if (RUNS.includes(name)) await import(`./test/${name}.ts`)
else {
  console.error(`Use: pnpm test [${RUNS.slice(1).join(' | ')}] …`)
  process.exitCode = 2
}
