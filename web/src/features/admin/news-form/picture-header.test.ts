import fc from 'fast-check'
import sharp from 'sharp'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { sizeInHeader } from './picture-header.ts'

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#777' } })

test('the size of a JPEG and of a PNG stands in the header, also behind what cameras put before it', {
  tags: ['AMB-46'],
}, async () => {
  const camera = drawn(640, 480).withExif({ IFD0: { ImageDescription: 'x'.repeat(60_000) } })
  const pictures = [
    drawn(640, 480).jpeg(),
    drawn(640, 480).jpeg({ progressive: true }),
    camera.jpeg(),
    drawn(640, 480).png(),
  ]
  for (const picture of pictures) {
    const bytes = new Uint8Array(await picture.toBuffer())
    expect(await sizeInHeader(new Blob([bytes]))).toEqual({ width: 640, height: 480 })
  }
})

test('what is no picture, or is cut off, has no size and stops nothing', { tags: ['AMB-46'] }, async () => {
  const whole = new Uint8Array(await drawn(640, 480).jpeg().toBuffer())
  expect(await sizeInHeader(new Blob([whole.slice(0, 40)]))).toBeNull()
  expect(await sizeInHeader(new Blob([]))).toBeNull()
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      await sizeInHeader(new Blob([new Uint8Array([0xff, 0xd8, ...bytes])]))
    }),
    cases(200),
  )
})
