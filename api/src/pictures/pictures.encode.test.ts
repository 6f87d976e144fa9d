import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngOfSize } from '../../test-bombs.ts'
import { encodePicture, encodeVariant } from './pictures.encode.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

test('a JPEG is made anew: upright, without EXIF and without what was appended', async () => {
  const photo = await plain(60, 40)
    .jpeg()
    .withExif({ IFD0: { Artist: 'SECRET NAME' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const made = await encodePicture(
    Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK-zip')]),
    'Photo.JPEG',
    'cover',
  )
  expect(made).toMatchObject({ format: 'jpg', width: 40, height: 60 })
  expect(made.bytes.toString('latin1')).not.toMatch(/SECRET|script|PK-zip/)
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
})

test('a large picture is reduced to 2560 pixels on its longest side', async () => {
  const made = await encodePicture(await plain(3000, 1500).png().toBuffer(), 'wide.png', 'cover')
  expect(made).toMatchObject({ format: 'png', width: 2560, height: 1280 })
})

test('a GIF keeps its frames', async () => {
  const frames = [plain(20, 10), plain(20, 10).negate()].map((frame) => frame.raw().toBuffer())
  const raw = Buffer.concat(await Promise.all(frames))
  const gif = await sharp(raw, { raw: { width: 20, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer()
  const made = await encodePicture(gif, 'moving.gif', 'cover')
  expect(made).toMatchObject({ format: 'gif', width: 20, height: 10 })
  expect((await sharp(made.bytes).metadata()).pages).toBe(2)
  const variant = await sharp(await encodeVariant(made.bytes, 480))
    .metadata()
    .catch(() => null)
  expect(variant).toBeNull()
})

test('another width is a WebP and never larger than the picture', async () => {
  const stored = await plain(1000, 500).jpeg().toBuffer()
  const header = async (width: number) => (await encodeVariant(stored, width)).subarray(0, 12).toString('latin1')
  expect(await header(480)).toMatch(/^RIFF....WEBP$/s)
  expect(await encodeVariant(stored, 1600)).toEqual(await encodeVariant(stored, 1000))
})

const jpeg = await plain(300, 200).jpeg().toBuffer()
test.each([
  ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415, 'imageType'],
  ['HTML named .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.png', 415, 'imageType'],
  ['a WebP named .jpg', await plain(9, 9).webp().toBuffer(), 'a.jpg', 415, 'imageType'],
  ['a TIFF named .png', await plain(9, 9).tiff().toBuffer(), 'a.png', 415, 'imageType'],
  ['a JPEG named .svg', jpeg, 'a.svg', 415, 'imageType'],
  ['a JPEG without an ending', jpeg, 'jpeg', 415, 'imageType'],
  ['a file of 0 bytes', Buffer.alloc(0), 'a.png', 415, 'imageType'],
  ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 415, 'imageBroken'],
  ['a GIF that is a script', Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)//'), 'a.gif', 415, 'imageBroken'],
  ['a 1 kB PNG that claims 60,000 × 60,000 pixels', pngOfSize(60_000, 60_000), 'a.png', 413, 'imageTooManyPixels'],
  ['a PNG of 50 million and some pixels', pngOfSize(10_000, 5_001), 'a.png', 413, 'imageTooManyPixels'],
])('SEC %s is refused', async (_name, bytes, name, statusCode, code) => {
  const attempt = async () => encodePicture(bytes, name, 'gallery.2')
  await expect(attempt()).rejects.toMatchObject({ statusCode, details: { field: 'gallery.2', code } })
})
