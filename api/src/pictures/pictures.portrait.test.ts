import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePortrait, encodePortraitCrop } from './pictures.portrait.ts'

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } })

/** Red at the left, blue at the right. */
const twoColours = async () =>
  photograph(600, 300)
    .composite([
      { input: await photograph(300, 300).tint('red').png().toBuffer(), left: 0, top: 0 },
      { input: await photograph(300, 300).tint('blue').png().toBuffer(), left: 300, top: 0 },
    ])
    .jpeg()
    .toBuffer()

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photograph as %s is stored as a JPEG named by its content',
  async (format) => {
    const { name, bytes, ...size } = await encodePortrait(await photograph(1600, 1400).toFormat(format).toBuffer(), 'f')
    expect(size).toEqual({ width: 1296, height: 1134 })
    expect(name).toMatch(/^[0-9a-f]{32}-1296x1134$/)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  },
)

test.each([
  ['a GIF', () => photograph(600, 600).gif().toBuffer(), 415, 'portraitType'],
  ['a small one', () => photograph(600, 90).jpeg().toBuffer(), 400, 'portraitTooSmall'],
  ['half of one', async () => (await twoColours()).subarray(0, 900), 415, 'imageBroken'],
])('%s is refused with the reason', async (_, make, statusCode, code) => {
  const refusal = encodePortrait(await make(), 'portrait')
  await expect(refusal).rejects.toMatchObject({ statusCode, details: { field: 'portrait', code } })
})

test.each([
  ['0 50', { side: 160, format: 'webp' }, 'webp', 160],
  ['100 50', 'contact card', 'jpeg', 240],
] as const)('a crop at "%s" is a square of the asked size and format', async (focus, variant, format, side) => {
  const crop = await encodePortraitCrop(await twoColours(), focus, variant)
  expect(await sharp(crop).metadata()).toMatchObject({ format, width: side, height: side })
})

test('a crop is an AVIF too, which nothing here reads', async () => {
  const crop = await encodePortraitCrop(await twoColours(), '50 50', { side: 160, format: 'avif' })
  expect(crop.toString('latin1', 4, 12)).toBe('ftypavif')
})

test('what is cut off goes where the focus is not', async () => {
  const stored = await twoColours()
  const dominant = async (focus: string) => {
    const { channels } = await sharp(await encodePortraitCrop(stored, focus, 'contact card')).stats()
    const [red, , blue] = channels.map(({ mean }) => mean)
    return (red ?? 0) > (blue ?? 0) ? 'red' : 'blue'
  }
  expect([await dominant('0 50'), await dominant('100 50')]).toEqual(['red', 'blue'])
})
