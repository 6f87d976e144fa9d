import { crc32, deflateSync } from 'node:zlib'

/**
 * A real PNG of one colour with stripes, made here so that no picture needs to be kept: file name, type and bytes as
 * Playwright's `setInputFiles` takes them.
 */
export function picture(name: string, { width = 1200, height = 800, shade = 120 } = {}) {
  const line = [shade, shade + 40].map((each) => Buffer.alloc(width * 3, each % 256))
  return pictureOf(name, width, height, (y) => (y % 40 < 20 ? line[1] : line[0]) ?? Buffer.alloc(width * 3))
}

/** A real PNG of the bytes that `lineAt` gives for each of its lines, three a pixel. */
export function pictureOf(name: string, width: number, height: number, lineAt: (y: number) => Buffer) {
  const rows = Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.alloc(1), lineAt(y)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
