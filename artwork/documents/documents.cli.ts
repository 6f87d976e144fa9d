import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { documentFiles } from 'web/content/document-files.ts'
import { ownerDocuments } from 'web/content/owner-documents.ts'
import { pictureAddress } from 'web/pictures/encoded-picture.ts'
import { pictures } from 'web/pictures/pictures.ts'
import { createPrinter } from './printer.ts'

/**
 * `pnpm artwork documents [PART …]`: prints the documents of the site (all, or those with a part of their address named) into
 * `web/public/documents`, or measures what lies there from the owner, each with a picture of its first page, and writes `web/src/content/document-files.ts`. The results
 * are committed; build and tests never print.
 */
const THUMBNAIL_WIDTH = 640
const PICTURE_WIDTH = 1240
const web = join(import.meta.dirname, '../../web')

const { module } = await runnerImport<typeof import('./all-documents.tsx')>(
  join(import.meta.dirname, 'all-documents.tsx'),
  { root: web, configFile: false, logLevel: 'error', environments: { inline: { resolve: { noExternal: ['web'] } } } },
)
const parts = process.argv.slice(2)
const documents = module
  .renderDocuments()
  .filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)))
const table: Record<string, (typeof documentFiles)[string]> = parts.length === 0 ? {} : { ...documentFiles }

const printer = await createPrinter(readPicture)
try {
  for (const { file, html } of documents) {
    const target = join(web, 'public', file)
    const pdf = ownerDocuments.includes(file) ? readFileSync(target) : await printer.print(html)
    const { pages, data, info } = await printer.look(pdf, THUMBNAIL_WIDTH)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, pdf)
    writeFileSync(target.replace(/\.pdf$/, '.webp'), data)
    table[file] = { bytes: pdf.length, pages, width: info.width, height: info.height }
    console.log(`${file}: ${pages} pages, ${pdf.length} bytes`)
  }
} finally {
  await printer.end()
}
writeFileSync(join(web, 'src/content/document-files.ts'), tableOf(table))

/** A picture of the site as JPEG, which a PDF holds as it is. */
function readPicture(code: string): Promise<Buffer> {
  const picture = pictures[code as keyof typeof pictures]
  const file = readFileSync(join(web, 'public', pictureAddress(picture, 1920)))
  return sharp(file).resize({ width: PICTURE_WIDTH }).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
}

function tableOf(files: typeof documentFiles): string {
  const rows = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([file, { bytes, pages, width, height }]) =>
        `  '${file}': { bytes: ${bytes}, pages: ${pages}, width: ${width}, height: ${height} },\n`,
    )
  return `/** A printed document: its size, its pages, and the pixels of the picture of its first page. */
export interface DocumentFile {
  bytes: number
  pages: number
  width: number
  height: number
}

/** All documents by their addresses, as \`pnpm artwork documents\` left them under \`public\`. */
export const documentFiles: Readonly<Record<string, DocumentFile>> = {
${rows.join('')}}
`
}
