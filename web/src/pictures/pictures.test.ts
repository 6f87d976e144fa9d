import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawings, isRender, type RenderCode } from '#content/picture-codes.ts'
import words from '#i18n/en/pictures.json'
import { pictureAddress, srcSet } from './encoded-picture.ts'
import { pictures } from './pictures.ts'
import { sections } from './sections.ts'

const MAX_BYTES = 180_000
const MAX_BYTES_OF_ALL = 25_000_000
const FORMATS = ['avif', 'webp'] as const
const site = join(import.meta.dirname, '../../public')
const codes = Object.keys(pictures) as RenderCode[]

function variantsOf(code: RenderCode, format: (typeof FORMATS)[number]): { address: string; wide: number }[] {
  return srcSet(pictures[code], format)
    .split(', ')
    .map((variant) => variant.split(' '))
    .map(([address = '', wide = '']) => ({ address, wide: Number.parseInt(wide, 10) }))
}

function bytesOf(address: string): number {
  return statSync(join(site, address)).size
}

function drawingFile(code: string): string {
  return join(import.meta.dirname, 'sections', `${code}.svg`)
}

test('every code has its picture and its alternative text', () => {
  expect(Object.keys(sections).sort()).toEqual([...drawings].sort())
  expect(codes.every(isRender)).toBe(true)
  expect(Object.keys(words.alt).sort()).toEqual([...codes, ...drawings].sort())
})

test.for(codes)(
  '%s is there as AVIF and WebP in every width it has pixels for, each within the limit',
  async (code) => {
    const { width, height, colour } = pictures[code]
    const widths = [...new Set([480, 960, 1280, 1920, 2560].map((one) => Math.min(one, width)))]
    expect(colour).toMatch(/^#[\da-f]{3}$/)
    for (const format of FORMATS) {
      const variants = variantsOf(code, format)
      expect(variants.map(({ wide }) => wide)).toEqual(widths)
      for (const { address, wide } of variants) {
        expect(bytesOf(address)).toBeLessThanOrEqual(MAX_BYTES)
        const found = await sharp(join(site, address)).metadata()
        expect([found.width, found.height]).toEqual([wide, Math.round((height * wide) / width)])
      }
    }
  },
)

test('where a single address is asked for it is that of the nearest width there is', () => {
  expect(pictureAddress(pictures['tall-foil'], 1920)).toMatch(/^\/assets\/pictures\/tall-foil\.[\da-f]{8}-900\.webp$/)
  expect(pictureAddress(pictures['hero-foil'], 480, 'avif')).toMatch(/hero-foil\.[\da-f]{8}-480\.avif$/)
})

test('of two formats the newer one is the smaller', () => {
  for (const code of codes)
    for (const { address } of variantsOf(code, 'avif'))
      expect(bytesOf(address)).toBeLessThan(bytesOf(address.replace('.avif', '.webp')))
})

test('no file lies in the folder that the table does not name, and all together stay small', () => {
  const named = codes
    .flatMap((code) => FORMATS.flatMap((format) => variantsOf(code, format)))
    .map(({ address }) => address)
  const files = readdirSync(join(site, 'assets/pictures')).map((file) => `/assets/pictures/${file}`)
  expect(files.sort()).toEqual(named.sort())
  expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(MAX_BYTES_OF_ALL)
})

test.for(drawings)('the drawing %s repeats no id of another and needs no font', (code) => {
  const svg = readFileSync(drawingFile(code), 'utf8')
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(new RegExp(`^${code}-`))
  expect(svg).not.toContain('<text')
  const { width, height } = sections[code]
  expect(svg).toContain(`width="${width}" height="${height}"`)
})
