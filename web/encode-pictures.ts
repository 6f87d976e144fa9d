import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/**
 * `pnpm pictures FOLDER [NAME …]`: encodes the masters of a folder (JPEG or PNG, all or those named without ending)
 * as AVIF and WebP in several widths into `src/pictures`, each with a module that lists them. The results are
 * committed; build and tests never encode.
 */
const WIDTHS = [480, 960, 1920]
const output = join(import.meta.dirname, 'src/pictures')

const [folder, ...names] = process.argv.slice(2)
if (!folder) throw new Error('Which folder holds the masters? pnpm pictures FOLDER [NAME …]')
mkdirSync(output, { recursive: true })
for (const file of readdirSync(folder)) {
  const { name, ext } = parse(file)
  const isWanted = /^\.(jpe?g|png)$/.test(ext) && (names.length === 0 || names.includes(name))
  if (isWanted) await encode(name, join(folder, file))
}

async function encode(name: string, master: string): Promise<void> {
  for (const old of readdirSync(output))
    if (new RegExp(`^${name}(-\\d+)?\\.(avif|webp|ts)$`).test(old)) rmSync(join(output, old))
  const { width, height } = await sharp(master).metadata()
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))]
  for (const wide of widths) {
    const resized = sharp(master).resize({ width: wide })
    await resized
      .clone()
      .avif({ quality: 52, effort: 6 })
      .toFile(join(output, `${name}-${wide}.avif`))
    await resized
      .clone()
      .webp({ quality: 74, effort: 6 })
      .toFile(join(output, `${name}-${wide}.webp`))
  }
  const colour = await averageColour(sharp(master))
  writeFileSync(join(output, `${name}.ts`), moduleOf(name, widths, { width, height, colour }))
  console.log(`${name}: ${widths.join(', ')} px, ${colour}`)
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture.resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

function moduleOf(name: string, widths: number[], facts: { width: number; height: number; colour: string }): string {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const imports = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width) => `import ${format}${width} from './${name}-${width}.${format}?url'`),
  )
  const list = (format: string) => `{ ${widths.map((width) => `${width}: ${format}${width}`).join(', ')} }`
  return `${imports.join('\n')}
import type { EncodedPicture } from '#components/picture.tsx'

export const ${camel}: EncodedPicture = {
  avif: ${list('avif')},
  webp: ${list('webp')},
  width: ${facts.width},
  height: ${facts.height},
  colour: '${facts.colour}',
}
`
}
