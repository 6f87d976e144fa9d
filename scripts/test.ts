/** `pnpm test`: everything (`test/all.ts`). `pnpm test NAME …`: one of the others in `test`, with arguments of its own. */
const RUNS = ['all', 'coverage', 'embedded', 'faults', 'mutants', 'properties', 'repeat', 'requirements', 'supabase']

const [name = 'all'] = process.argv.splice(2, 1)
if (RUNS.includes(name)) await import(`./test/${name}.ts`)
else {
  console.error(`Use: pnpm test [${RUNS.join(' | ')}] …`)
  process.exitCode = 2
}
