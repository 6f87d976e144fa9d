import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawings, renders } from '#content/picture-codes.ts'
import { pictures } from './by-code.ts'
import { sections } from './sections.ts'

const MOST_BYTES = 180_000
const MOST_BYTES_OF_ALL = 25_000_000
const folder = import.meta.dirname

function bytesOf(file: string): number {
  return statSync(join(folder, file)).size
}

function drawingFile(code: string): string {
  return join('sections', `${code}.svg`)
}

test('every code of a picture has its picture, and the index has no more', () => {
  expect(Object.keys(pictures).sort()).toEqual([...renders].sort())
  expect(Object.keys(sections).sort()).toEqual([...drawings].sort())
})

test.for(renders)(
  '%s is there as AVIF and WebP in every width it has pixels for, each within the limit',
  async (code) => {
    const { width, height, colour, ...formats } = pictures[code]
    const widths = [...new Set([480, 960, 1920].map((one) => Math.min(one, width)))]
    expect(colour).toMatch(/^#[\da-f]{6}$/)
    for (const [format, urls] of Object.entries(formats)) {
      expect(Object.keys(urls).map(Number)).toEqual(widths)
      for (const wide of widths) {
        const file = `${code}-${wide}.${format}`
        expect(urls[wide]).toContain(`/pictures/${file}`)
        expect(bytesOf(file)).toBeLessThanOrEqual(MOST_BYTES)
        const found = await sharp(join(folder, file)).metadata()
        expect([found.width, found.height]).toEqual([wide, Math.round((height * wide) / width)])
      }
    }
  },
)

test('of two formats the newer one is the smaller', () => {
  for (const [code, { avif }] of Object.entries(pictures))
    for (const width of Object.keys(avif))
      expect(bytesOf(`${code}-${width}.avif`)).toBeLessThan(bytesOf(`${code}-${width}.webp`))
})

test('no file lies in the folder that no module names, and all together stay small', () => {
  const names = Object.entries(pictures).flatMap(([code, { avif, webp }]) => [
    `${code}.ts`,
    ...Object.keys(avif).map((width) => `${code}-${width}.avif`),
    ...Object.keys(webp).map((width) => `${code}-${width}.webp`),
  ])
  const others = ['by-code.ts', 'sections.ts', 'pictures.test.ts', 'sections', ...drawings.map(drawingFile)]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.sort()).toEqual([...names, ...others].sort())
  expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(MOST_BYTES_OF_ALL)
})

test.for(drawings)('the drawing %s repeats no id of another and needs no font', (code) => {
  const svg = readFileSync(join(folder, drawingFile(code)), 'utf8')
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(new RegExp(`^${code}-`))
  expect(svg).not.toContain('<text')
  const { width, height } = sections[code]
  expect(svg).toContain(`width="${width}" height="${height}"`)
})
