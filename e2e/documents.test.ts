import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_SECTIONS, documentList } from 'api/contract/documents'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { brand } from 'supabase/brand'
import { expect, inject, test } from 'vitest'

const url = inject('siteUrl')
const MAX_BYTES_OF_ALL = 8_000_000

/** The documents of all sections, as visitors are answered. */
async function readDocuments() {
  const lists = DOCUMENT_SECTIONS.map(async (section) => {
    const answer = await fetch(`${url}/api/documents/${section}`)
    return documentList.parse(await answer.json()).documents
  })
  return (await Promise.all(lists)).flat()
}

async function readFile(address: string): Promise<Buffer> {
  const answer = await fetch(url + address)
  expect([address, answer.status]).toEqual([address, 200])
  return Buffer.from(await answer.arrayBuffer())
}

/** What a reader that is not the printer finds in a PDF. */
async function openPdf(data: Buffer) {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  // A Map, whatever its types say.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const texts = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items))
  const found = {
    pages: pdf.numPages,
    title: (info as { Title?: string }).Title ?? '',
    language: (info as { Language?: string }).Language,
    isTagged: marks?.get('Marked'),
    hasTree: (await pages[0]?.getStructTree()) !== null,
    text: texts.map((items) => items.map((item) => ('str' in item ? item.str : '')).join(' ')).join('\n'),
  }
  await task.destroy()
  return found
}

/** Pixels of a lossy WebP, from its header. */
function sizeOfWebp(file: Buffer): { width: number; height: number } {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8 ')
  return { width: file.readUInt16LE(26), height: file.readUInt16LE(28) }
}

test('every document is a tagged PDF of its own, as long and with the hash as the list says, with title, language and its first page as a picture', {
  tags: ['DL-07', 'API-17', 'AMB-10', 'LEG-08'],
}, async () => {
  const documents = await readDocuments()
  const titles = new Set<string>()
  const texts = new Set<string>()
  let bytesOfAll = 0
  for (const { file, bytes, pages, sha256, thumbnail, isSample } of documents) {
    const data = await readFile(file)
    const found = await openPdf(data)
    const hash = createHash('sha256').update(data).digest('hex')
    expect({ bytes: data.length, pages: found.pages, hash }, file).toEqual({ bytes, pages, hash: sha256 })
    const { language, isTagged, hasTree } = found
    expect({ language, isTagged, hasTree }, file).toEqual({ language: 'en', isTagged: true, hasTree: true })
    expect(found.title, file).toMatch(new RegExp(`^\\S.+ \\| ${brand.name}$`))
    expect(found.text.length, file).toBeGreaterThan(400)
    expect(/\bsample\b/i.test(found.text), `${file} says whether it is a sample`).toBe(isSample)
    const picture = await readFile(thumbnail.src)
    expect({ src: thumbnail.src, ...sizeOfWebp(picture) }, file).toEqual(thumbnail)
    titles.add(found.title)
    texts.add(createHash('sha256').update(found.text).digest('hex'))
    bytesOfAll += data.length + picture.length
  }
  expect([titles.size, texts.size]).toEqual([documents.length, documents.length])
  expect(bytesOfAll).toBeLessThan(MAX_BYTES_OF_ALL)
})

test('no file of a document is committed that no list names', async () => {
  const folder = join(import.meta.dirname, '../web/public')
  const committed = readdirSync(join(folder, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
  const named = (await readDocuments()).flatMap(({ file, thumbnail }) => [file, thumbnail.src])
  expect(committed.toSorted()).toEqual(named.toSorted())
})
