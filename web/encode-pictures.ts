import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/**
 * `pnpm pictures [NAME …]`: encodes the masters in `render/out` (all, or those named) as AVIF and WebP in several
 * widths into `src/pictures`, each with a module that lists them, and writes the index of all pictures anew.
 * The results are committed; build and tests never encode.
 */
const WIDTHS = [480, 960, 1920]
const MOST_BYTES = 180_000
const FIRST_QUALITY = { avif: 60, webp: 80 }
const FORMATS = ['avif', 'webp'] as const
const input = join(import.meta.dirname, 'render/out')
const output = join(import.meta.dirname, 'src/pictures')

type Format = (typeof FORMATS)[number]

const wanted = process.argv.slice(2)
const masters = (existsSync(input) ? readdirSync(input) : [])
  .map((file) => parse(file))
  .filter(({ name, ext }) => /^\.(jpe?g|png)$/.test(ext) && (wanted.length === 0 || wanted.includes(name)))
if (masters.length === 0) {
  console.error(`There is no master${wanted.length ? ` of ${wanted.join(', ')}` : ''} in ${input}.`)
  console.error('Masters are rendered, not committed: web/render/README.md says how. What is encoded stays as it is.')
  process.exit(1)
}

sharp.concurrency(1)
mkdirSync(output, { recursive: true })
for (const { name, base } of masters) await encode(name, join(input, base))
writeFileSync(join(output, 'by-code.ts'), indexOf(readdirSync(output)))

async function encode(name: string, master: string): Promise<void> {
  for (const old of readdirSync(output))
    if (new RegExp(`^${name}(-\\d+\\.(avif|webp)|\\.ts)$`).test(old)) rmSync(join(output, old))
  const { width, height } = await sharp(master).metadata()
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, width)))]
  for (const wide of widths)
    for (const format of FORMATS)
      writeFileSync(
        join(output, `${name}-${wide}.${format}`),
        await withinLimit(sharp(master).resize({ width: wide }), format),
      )
  const colour = await averageColour(sharp(master))
  writeFileSync(join(output, `${name}.ts`), moduleOf(name, widths, { width, height, colour }))
  console.log(`${name}: ${widths.join(', ')} px, ${colour}`)
}

async function withinLimit(picture: Sharp, format: Format): Promise<Buffer> {
  for (let quality = FIRST_QUALITY[format]; ; quality -= 4) {
    const file = await picture.clone().toFormat(format, { quality, effort: 4 }).toBuffer()
    if (file.length <= MOST_BYTES) return file
  }
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture.resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

function moduleOf(name: string, widths: number[], facts: { width: number; height: number; colour: string }): string {
  const imports = widths.flatMap((width) =>
    FORMATS.map((format) => `import ${format}${width} from './${name}-${width}.${format}?url'`),
  )
  const list = (format: Format) => `{ ${widths.map((width) => `${width}: ${format}${width}`).join(', ')} }`
  return `import type { EncodedPicture } from '#components/picture.tsx'
${imports.join('\n')}

export const ${camelCase(name)}: EncodedPicture = {
  avif: ${list('avif')},
  webp: ${list('webp')},
  width: ${facts.width},
  height: ${facts.height},
  colour: '${facts.colour}',
}
`
}

function indexOf(files: string[]): string {
  const names = files.flatMap((file) => /^(.+)-480\.avif$/.exec(file)?.[1] ?? []).sort()
  return `${names.map((name) => `import { ${camelCase(name)} } from './${name}.ts'`).join('\n')}

/** All pictures by their codes. A page with fixed pictures imports those alone, so that it carries no others. */
export const pictures = {
${names.map((name) => `  '${name}': ${camelCase(name)},`).join('\n')}
} as const
`
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
