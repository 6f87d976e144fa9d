import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type EncodedPicture, PICTURE_WIDTHS } from 'web/pictures/encoded-picture.ts'
import { pictures } from 'web/pictures/pictures.ts'

/**
 * `pnpm artwork pictures [NAME …]`: encodes the masters in `artwork/masters` (all, or those named) as AVIF and WebP in several
 * widths into `web/public/assets/pictures`, and puts them into the table of all pictures (`web/src/pictures/pictures.ts`).
 * The results are committed; build and tests never encode.
 */
const MAX_BYTES = 180_000
const FIRST_QUALITY = { avif: 60, webp: 80 }
const FORMATS = ['avif', 'webp'] as const
const web = join(import.meta.dirname, '../web')
const input = join(import.meta.dirname, 'masters')
const output = join(web, 'public/assets/pictures')
const tables = join(web, 'src/pictures')

/** Codes of pictures that open pages: they have a table of their own, the only one that the first page loads. */
const OPENING = /^((hero|market|tall)-|cover-(casting|coils|foil)$)/

type Format = (typeof FORMATS)[number]

const wanted = process.argv.slice(2)
const masters = (existsSync(input) ? readdirSync(input) : [])
  .map((file) => parse(file))
  .filter(({ name, ext }) => /^\.(jpe?g|png)$/.test(ext) && (wanted.length === 0 || wanted.includes(name)))
if (masters.length === 0) {
  console.error(`There is no master${wanted.length ? ` of ${wanted.join(', ')}` : ''} in ${input}.`)
  console.error('Masters are not committed: artwork/README.md says more. What is encoded stays as it is.')
  process.exit(1)
}

sharp.concurrency(1)
mkdirSync(output, { recursive: true })
const encoded: Record<string, EncodedPicture> = { ...pictures }
for (const { name, base } of masters) {
  const picture = await encode(name, join(input, base))
  encoded[name] = picture
  console.log(`${name}: ${picture.width} × ${picture.height}, ${picture.colour}`)
}
writeFileSync(join(tables, 'opening-pictures.ts'), openingTableOf(encoded))
writeFileSync(join(tables, 'pictures.ts'), tableOf(encoded))

async function encode(name: string, master: string): Promise<EncodedPicture> {
  for (const old of readdirSync(output)) if (new RegExp(`^${name}\\.\\w+-\\d+\\.`).test(old)) rmSync(join(output, old))
  const { width, height } = await sharp(master).metadata()
  const widths = [...new Set(PICTURE_WIDTHS.map((one) => Math.min(one, width)))]
  const hash = createHash('sha256')
  const files: [string, Buffer][] = []
  for (const format of FORMATS)
    for (const wide of widths) {
      const file = await withinLimit(sharp(master).resize({ width: wide }), format)
      hash.update(file)
      files.push([`${wide}.${format}`, file])
    }
  const file = `${name}.${hash.digest('hex').slice(0, 8)}`
  for (const [end, content] of files) writeFileSync(join(output, `${file}-${end}`), content)
  return { file, width, height, colour: await averageColour(sharp(master)) }
}

async function withinLimit(picture: Sharp, format: Format): Promise<Buffer> {
  for (let quality = FIRST_QUALITY[format]; ; quality -= 4) {
    const file = await picture.clone().toFormat(format, { quality, effort: 4 }).toBuffer()
    if (file.length <= MAX_BYTES) return file
  }
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture.resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((part) => Math.round(part / 17).toString(16)).join('')}`
}

function rowsOf(encoded: Record<string, EncodedPicture>, isWanted: (name: string) => boolean): string {
  return Object.entries(encoded)
    .filter(([name]) => isWanted(name))
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([name, { file, width, height, colour }]) =>
        `  '${name}': ['${file.slice(name.length + 1)}', ${width}, ${height}, '${colour}'],\n`,
    )
    .join('')
}

function openingTableOf(encoded: Record<string, EncodedPicture>): string {
  return `import { type EncodedPicture, type PictureRow, picturesOf } from './encoded-picture.ts'

export const openingRows = {
${rowsOf(encoded, (name) => OPENING.test(name))}} as const satisfies Record<string, PictureRow>

/** Those that open pages and lead to markets; all that the first page of a visit loads. Written by \`pnpm artwork pictures\`. */
export const openingPictures: Readonly<Record<keyof typeof openingRows, EncodedPicture>> = picturesOf(openingRows)
`
}

function tableOf(encoded: Record<string, EncodedPicture>): string {
  return `import { type EncodedPicture, type PictureRow, picturesOf } from './encoded-picture.ts'
import { openingRows } from './opening-pictures.ts'

const rows = {
  ...openingRows,
${rowsOf(encoded, (name) => !OPENING.test(name))}} as const satisfies Record<string, PictureRow>

/**
 * Rendered pictures by their codes; each has its alternative text in the words \`pictures\`. They show generic products,
 * not the company's own. Written by \`pnpm artwork pictures\`.
 */
export const pictures: Readonly<Record<keyof typeof rows, EncodedPicture>> = picturesOf(rows)
`
}
