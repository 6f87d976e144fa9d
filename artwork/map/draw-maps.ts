import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawBulgaria } from './bulgaria.ts'
import { drawEurope } from './europe.ts'

const src = join(import.meta.dirname, '../../web/src')

/** `pnpm artwork map`: draws the maps of the site from Natural Earth (public domain) and writes them as modules. */
function write(path: string, name: string, map: object): void {
  const properties = Object.entries(map).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`)
  const code = `// Drawn by artwork/map/draw-maps.ts.\nexport const ${name} = {\n${properties.join('\n')}\n} as const\n`
  writeFileSync(join(src, path), code)
}

write('components/europe-map.shapes.ts', 'europe', drawEurope())
write('components/bulgaria-map.shapes.ts', 'bulgaria', drawBulgaria())
