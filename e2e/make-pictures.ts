import { crc32, deflateSync } from 'node:zlib'

/**
 * A real PNG of one colour with stripes, made here so that no picture needs to be kept: file name, type and bytes as
 * Playwright's `setInputFiles` takes them.
 */
export function picture(name: string, { width = 1200, height = 800, shade = 120 } = {}) {
  const [dark, light] = [shade, shade + 40].map((each) =>
    Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 3, each % 256)]),
  ) as [Buffer, Buffer]
  const lines = Array.from({ length: height }, (_, y) => (y % 40 < 20 ? light : dark))
  return png(name, width, height, { depth: 8, colour: 2 }, Buffer.concat(lines))
}

/** A real PNG of one colour with many pixels in few bytes: one bit each. */
export function hugePicture(name: string, width: number, height: number) {
  return png(name, width, height, { depth: 1, colour: 0 }, Buffer.alloc((1 + Math.ceil(width / 8)) * height))
}

/** A picture with so many bytes more that say nothing of it, as editors put into theirs. */
export function heavyPicture(name: string, bytes: number) {
  const { buffer, ...rest } = picture(name, { width: 400, height: 300 })
  const end = buffer.length - chunk('IEND', Buffer.alloc(0)).length
  const filling = chunk('prVt', Buffer.alloc(bytes))
  return { ...rest, buffer: Buffer.concat([buffer.subarray(0, end), filling, buffer.subarray(end)]) }
}

/** @param lines each begins with the byte of its filter */
function png(name: string, width: number, height: number, { depth, colour }: Pixels, lines: Buffer) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

/** Bits of a sample, and the colour type of the PNG specification. */
interface Pixels {
  depth: 1 | 8
  colour: 0 | 2
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
