import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { logoColours, pressCodes } from 'web/content/press.ts'
import { PICTURE_WIDTHS, pictureAddress } from 'web/pictures/encoded-picture.ts'
import { pictures } from 'web/pictures/pictures.ts'

/**
 * `pnpm artwork press`: makes what the page for the press offers into `web/public/press`, and the table of these files. Pictures
 * become JPEGs of up to 3000 pixels out of their masters, or out of their widest files where the masters are not there;
 * nothing is enlarged. The logo is `logo.svg`, in which the name is drawn, in each of its colours as SVG and PNG.
 */
const MAX_WIDTH = 3000
const LOGO_WIDTH = 2400
const QUALITY = 88
const web = join(import.meta.dirname, '../web')
const output = join(web, 'public/press')
const widest = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? PICTURE_WIDTHS[0]

mkdirSync(output, { recursive: true })
const rows: string[] = []
for (const code of pressCodes) {
  const masters = ['png', 'jpg'].map((end) => join(import.meta.dirname, 'masters', `${code}.${end}`))
  const source = masters.find(existsSync) ?? join(web, 'public', pictureAddress(pictures[code], widest))
  const jpeg = sharp(source)
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: QUALITY, mozjpeg: true })
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true })
  writeFileSync(join(output, `${code}.jpg`), data)
  rows.push(`  '${code}': [${info.width}, ${info.height}, ${data.length}],\n`)
}
writeFileSync(
  join(web, 'src/pictures/press-files.ts'),
  `/** Width and height in pixels, and bytes, of the pictures for the press, by their codes. Written by \`pnpm artwork press\`. */
export const pressFiles = {
${rows.join('')}} as const satisfies Record<string, readonly [width: number, height: number, bytes: number]>
`,
)

const logo = readFileSync(join(import.meta.dirname, 'logo.svg'), 'utf8')
for (const { id, hex } of logoColours) {
  const svg = logo.replace('<svg ', `<svg fill="${hex}" `)
  writeFileSync(join(output, `logo-${id}.svg`), svg)
  // As large a drawing of it as the picture, so that its edges are sharp.
  const [, width = '1'] = /viewBox="0 0 (\d+) /.exec(svg) ?? []
  const png = sharp(Buffer.from(svg), { density: (72 * LOGO_WIDTH) / Number(width) }).resize({ width: LOGO_WIDTH })
  writeFileSync(join(output, `logo-${id}.png`), await png.png({ palette: true }).toBuffer())
}
