import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PictureVariant } from '#contract/pictures.ts'
import { chunk, gifOfFrames, pngOfSize } from '../../testing/decompression-bombs.ts'
import { encodePicture, encodeVariant } from './pictures.encode.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

test('a JPEG is re-encoded: upright, without EXIF and without appended bytes', async () => {
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

test('staff bug 13: a transparent picture lies on white, whatever a page shows until it comes', async () => {
  const glass = { width: 60, height: 40, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const png = await sharp({ create: glass }).png().toBuffer()
  const variant = await encodeVariant(png, 480)
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
  const { isOpaque, channels } = await sharp(variant).stats()
  sharp.block({ operation: ['VipsForeignLoadWebp'] })
  expect(isOpaque).toBe(true)
  expect(channels.map(({ min }) => min).slice(0, 3)).toEqual([255, 255, 255])
})

test('another width is a WebP and never larger than the picture', async () => {
  const stored = await plain(1000, 500).jpeg().toBuffer()
  const header = async (width: PictureVariant) =>
    (await encodeVariant(stored, width)).subarray(0, 12).toString('latin1')
  expect(await header(480)).toMatch(/^RIFF....WEBP$/s)
  expect(await encodeVariant(stored, 1600)).toEqual(await sharp(stored).webp({ quality: 78, effort: 3 }).toBuffer())
})

test('a card for social networks is a JPEG of 1200 × 630 pixels, of a GIF its first frame, of a clear PNG on white', async () => {
  for (const stored of [
    await plain(1000, 500).jpeg().toBuffer(),
    await plain(300, 900).gif().toBuffer(),
    await plain(40, 40).ensureAlpha(0).png().toBuffer(),
  ])
    expect(await sharp(await encodeVariant(stored, 'card')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
})

test('a card keeps the part of a picture that it is about: left or right of a wide one, the top or the foot of a high one', async () => {
  const [red, blue] = [
    { r: 255, g: 0, b: 0 },
    { r: 0, g: 0, b: 255 },
  ]
  /** Red, green and blue of a card, of a picture that is red in its first half and blue in the other. */
  async function cardOf(width: number, height: number, variant: PictureVariant) {
    const isWide = width > height
    const size = isWide ? { width: width / 2, height } : { width, height: height / 2 }
    const half = await sharp({ create: { ...size, channels: 3, background: blue } })
      .png()
      .toBuffer()
    const stored = await sharp({ create: { width, height, channels: 3, background: red } })
      .composite([{ input: half, gravity: isWide ? 'east' : 'south' }])
      .png()
      .toBuffer()
    const { channels } = await sharp(await encodeVariant(stored, variant)).stats()
    return channels.map(({ mean }) => Math.round(mean / 255))
  }
  expect(await cardOf(4000, 800, 'card-0')).toEqual([1, 0, 0])
  expect(await cardOf(4000, 800, 'card-100')).toEqual([0, 0, 1])
  expect(await cardOf(800, 2400, 'card-0')).toEqual([1, 0, 0])
  expect(await cardOf(800, 2400, 'card-100')).toEqual([0, 0, 1])
})

const jpeg = await plain(300, 200).jpeg().toBuffer()

test('a JPEG whose scan header says its end as some telephones write it is taken', async () => {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  // The header's last three bytes are the first and the last coefficient (63), and the bits of the approximation.
  const end = scan + 2 + photo.readUInt16BE(scan + 2) - 2
  expect(photo[end]).toBe(63)
  photo[end] = 0
  const { width, height } = await encodePicture(photo, 'photo.jpg', 'cover')
  expect([width, height]).toEqual([64, 48])
})

test.each([
  ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415, 'imageType'],
  ['HTML named .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.png', 415, 'imageType'],
  ['a WebP named .jpg', await plain(9, 9).webp().toBuffer(), 'a.jpg', 415, 'imageType'],
  ['a TIFF named .png', await plain(9, 9).tiff().toBuffer(), 'a.png', 415, 'imageType'],
  ['a JPEG named .svg', jpeg, 'a.svg', 415, 'imageType'],
  ['a JPEG without an ending', jpeg, 'jpeg', 415, 'imageType'],
  ['a file of 0 bytes', Buffer.alloc(0), 'a.png', 415, 'imageType'],
  ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 415, 'imageBroken'],
  ['a JPEG without its last tenth', jpeg.subarray(0, jpeg.length * 0.9), 'a.jpg', 415, 'imageBroken'],
  ['a GIF that is a script', Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)//'), 'a.gif', 415, 'imageBroken'],
  ['a 1 kB PNG that claims 60,000 × 60,000 pixels', pngOfSize(60_000, 60_000), 'a.png', 413, 'imageTooManyPixels'],
  ['a PNG of one pixel by 49 million (attack 12)', pngOfSize(1, 49_000_000), 'a.png', 413, 'imageTooLong'],
  ['a GIF of 20,000 frames (attack 12)', gifOfFrames(20_000, 10), 'a.gif', 413, 'imageTooLong'],
  ['a PNG of 50 million and some pixels', pngOfSize(10_000, 5_001), 'a.png', 413, 'imageTooManyPixels'],
])('SEC %s is refused', async (_name, bytes, name, statusCode, code) => {
  const attempt = async () => encodePicture(bytes, name, 'gallery.2')
  await expect(attempt()).rejects.toMatchObject({ statusCode, details: { field: 'gallery.2', code } })
})

const MARK = 'HOSTILE'
const TAILS = [
  `<script>${MARK}</script>`,
  `<?php system("${MARK}"); ?>`,
  `PK\x03\x04${MARK}PK\x05\x06${'\0'.repeat(18)}`,
  `*/=1;alert("${MARK}")//`,
  `%PDF-1.7 ${MARK} %%EOF`,
  `MZ${MARK}`,
  `<svg onload="${MARK}"/>`,
]
const picture = { jpg: await plain(40, 30).jpeg().toBuffer(), png: await plain(40, 30).png().toBuffer() }
const gif = await plain(40, 30).gif().toBuffer()
const hidden = (format: 'jpeg' | 'png') =>
  plain(40, 30)
    [format]()
    .withExif({ IFD0: { ImageDescription: `<script>${MARK}</script>`, Copyright: MARK } })
    .withXmp(`<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`)
    .toBuffer()

/** After the first `at` bytes. */
const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 255]), Buffer.from(text)])
const AFTER_HEADER = 8 + 25
const pngWith = (type: string, text: string) => insert(picture.png, AFTER_HEADER, chunk(type, Buffer.from(text)))

test.each<[string, Buffer, string]>([
  ...TAILS.flatMap((tail): [string, Buffer, string][] => [
    [`a JPEG and ${JSON.stringify(tail)}`, Buffer.concat([picture.jpg, Buffer.from(tail, 'latin1')]), 'a.jpg'],
    [`a PNG and ${JSON.stringify(tail)}`, Buffer.concat([picture.png, Buffer.from(tail, 'latin1')]), 'a.png'],
    [`a GIF and ${JSON.stringify(tail)}`, Buffer.concat([gif, Buffer.from(tail, 'latin1')]), 'a.gif'],
  ]),
  ['EXIF and XMP of a JPEG', await hidden('jpeg'), 'a.jpg'],
  ['EXIF and XMP of a PNG', await hidden('png'), 'a.png'],
  ['a comment of a JPEG', insert(picture.jpg, 2, segment(0xfe, `<script>${MARK}</script>`)), 'a.jpg'],
  ['a colour profile of a JPEG', insert(picture.jpg, 2, segment(0xe2, `ICC_PROFILE\0\x01\x01${MARK}`)), 'a.jpg'],
  ['another application of a JPEG', insert(picture.jpg, 2, segment(0xed, `Photoshop 3.0\0${MARK}`)), 'a.jpg'],
  ['a text of a PNG', pngWith('tEXt', `Comment\0<?php ${MARK} ?>`), 'a.png'],
  ['an international text of a PNG', pngWith('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${MARK}`), 'a.png'],
  ['an unknown chunk of a PNG', pngWith('hoSt', MARK), 'a.png'],
  ['a comment of a GIF', insert(gif, gif.length - 1, Buffer.from(`!\xfe\x07${MARK}\0`, 'latin1')), 'a.gif'],
])('F20 %s: what is stored has the pixels and nothing else', async (_name, bytes, name) => {
  expect(bytes.toString('latin1')).toContain(MARK)
  const made = await encodePicture(bytes, name, 'cover').catch((error: { statusCode: number }) => error)
  if ('statusCode' in made) return expect(made.statusCode).toBe(415)
  expect(made).toMatchObject({ width: 40, height: 30 })
  expect(made.bytes.toString('latin1')).not.toMatch(new RegExp(`${MARK}|script|php|PK\x03\x04`))
  const { exif, xmp, iptc, comments, ...kept } = await sharp(made.bytes).metadata()
  expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
  expect(kept.format).toBe(name.replace('a.', '').replace('jpg', 'jpeg'))
})

const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1')
const OTHERS: [string, Buffer][] = [
  ['SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['WebP', await plain(9, 9).webp().toBuffer()],
  ['TIFF', await plain(9, 9).tiff().toBuffer()],
  ['AVIF', ftyp('avif')],
  ['HEIC', ftyp('heic')],
  ['PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['BMP', Buffer.from('BM\0\0\0\0')],
  ['EPS', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0')],
  ['ICO', Buffer.from('000001000100', 'hex')],
  ['JPEG XL', Buffer.from('ff0a', 'hex')],
  ['MVG', Buffer.from("push graphic-context\nfill 'url(https://evil.example/)'")],
]
const attempt = async (bytes: Buffer, name: string) => encodePicture(bytes, name, 'cover')

test.each(OTHERS)('F21 %s is refused whatever it is called', async (_name, bytes) => {
  for (const name of ['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.svg', 'a', 'a.png.svg', 'a.svg.png'])
    await expect(attempt(bytes, name)).rejects.toMatchObject({ statusCode: 415 })
})

const STEMS = [
  '../../etc/passwd',
  '..\\..\\x',
  '/etc/x',
  'C:\\CON',
  'NUL',
  'a\0',
  'x'.repeat(4_000),
  '\u202egnp',
  '%2e%2e%2fx',
  '😀',
  "';drop table news;--",
  '<img src=x onerror=alert(1)>',
  '$(reboot)',
  '`reboot`',
  '|reboot',
  '\r\nx-injected: 1',
  '.htaccess',
  '',
  ' ',
  'a b',
]
test.each(STEMS)('F22 the name %j of a file decides nothing but its format', async (stem) => {
  expect(Object.keys(await encodePicture(jpeg, `${stem}.jpg`, 'cover')).sort()).toEqual([
    'bytes',
    'format',
    'height',
    'width',
  ])
  for (const ending of ['.jpg/', '.jpg ', '.php', '.jpg.php', '.jpg%00', '.jpg::$DATA'])
    await expect(attempt(jpeg, stem + ending)).rejects.toMatchObject({ statusCode: 415 })
})
