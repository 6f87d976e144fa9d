import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** `pnpm artwork NAME …`: makes the artwork of that name, with arguments of its own, and formats the modules it wrote. */
const KINDS: Record<string, { script: string; modules: string[] }> = {
  masters: { script: 'render/render.cli.ts', modules: [] },
  pictures: { script: 'encode-pictures.ts', modules: [] },
  film: { script: 'render/film.cli.ts', modules: [] },
  loop: { script: 'render/loop.cli.ts', modules: [] },
  map: {
    script: 'map/draw-maps.ts',
    modules: ['components/europe-map.shapes.ts', 'components/bulgaria-map.shapes.ts'],
  },
  sections: { script: 'section-measures.cli.ts', modules: ['content/sections/measures.json'] },
  documents: { script: 'documents/documents.cli.ts', modules: ['content/document-files.ts'] },
  cards: { script: 'documents/cards/cards.cli.ts', modules: [] },
}

const [name = '', ...args] = process.argv.slice(2)
const kind = KINDS[name]
if (!kind) {
  console.error(`Use: pnpm artwork ${Object.keys(KINDS).join(' | ')} …`)
  process.exit(2)
}
const run = (command: string, words: string[]) => execFileSync(command, words, { stdio: 'inherit' })
run(process.execPath, [join(import.meta.dirname, kind.script), ...args])
const modules = kind.modules.map((file) => join(import.meta.dirname, '../web/src', file))
if (modules.length > 0) run('biome', ['format', '--write', ...modules])
