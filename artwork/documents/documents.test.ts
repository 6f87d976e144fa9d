import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { brand } from 'supabase/brand'
import { expect, test } from 'vitest'
import { allDocuments } from 'web/content/all-documents.ts'
import { documentFiles } from 'web/content/document-files.ts'
import { isSample, ownerDocuments } from 'web/content/owner-documents.ts'

const MAX_BYTES = 8_000_000
const folder = join(import.meta.dirname, '../../web/public')
const read = (address: string) => readFileSync(join(folder, address))

/** What a reader that is not the printer finds in a document. */
async function open(address: string) {
  const data = read(address)
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  // A Map, whatever its types say.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const texts = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items))
  const found = {
    bytes: data.length,
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

test('every document is a PDF of its own; those we print are tagged, with title and language', {
  tags: ['DL-07', 'API-17', 'AMB-10'],
}, async () => {
  const titles = new Set<string>()
  const texts = new Set<string>()
  for (const address of allDocuments) {
    const isOwners = ownerDocuments.includes(address)
    const { bytes, pages, title, language, isTagged, hasTree, text } = await open(address)
    expect({ bytes, pages }, address).toEqual({
      bytes: documentFiles[address]?.bytes,
      pages: documentFiles[address]?.pages,
    })
    texts.add(
      createHash('sha256')
        .update(isOwners ? read(address) : text)
        .digest('hex'),
    )
    if (isOwners) continue
    expect({ language, isTagged, hasTree }, address).toEqual({ language: 'en', isTagged: true, hasTree: true })
    expect(title, address).toMatch(new RegExp(`^\\S.+ \\| ${brand.name}$`))
    expect(text.length, address).toBeGreaterThan(400)
    expect(/\bsample\b/i.test(text), `${address} says whether it is a sample`).toBe(isSample(address))
    titles.add(title)
  }
  expect(titles.size).toBe(allDocuments.length - ownerDocuments.length)
  expect(texts.size).toBe(allDocuments.length)
})

test('the owner gives a document for a place that the site has', () => {
  expect(ownerDocuments.filter((address) => !allDocuments.includes(address))).toEqual([])
})

test('what lies in the folder is what the facts name, each with a picture of its first page', {
  tags: ['LEG-08'],
}, async () => {
  const lying = readdirSync(join(folder, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
  const expected = allDocuments.flatMap((address) => [address, address.replace(/\.pdf$/, '.webp')])
  expect(lying.sort()).toEqual(expected.sort())
  expect(Object.keys(documentFiles).sort()).toEqual([...allDocuments].sort())
  expect(lying.reduce((bytes, address) => bytes + read(address).length, 0)).toBeLessThan(MAX_BYTES)
  for (const [address, { width, height }] of Object.entries(documentFiles)) {
    const picture = await sharp(read(address.replace(/\.pdf$/, '.webp'))).metadata()
    expect({ width: picture.width, height: picture.height }, address).toEqual({ width, height })
  }
})
