import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** `pnpm artwork NAME …`: makes the artwork of that name, with arguments of its own. */
const SCRIPTS: Record<string, string> = {
  pictures: 'encode-pictures.ts',
  cards: 'cards/cards.cli.ts',
  press: 'press-files.ts',
  news: 'news-drawings.ts',
}

const [name = '', ...args] = process.argv.slice(2)
const script = SCRIPTS[name]
if (!script) {
  console.error(`Use: pnpm artwork ${Object.keys(SCRIPTS).join(' | ')} …`)
  process.exit(2)
}
execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: 'inherit' })
