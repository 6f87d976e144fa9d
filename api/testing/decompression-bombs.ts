import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG with its checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const number = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  return Buffer.concat([number(data.length), body, number(crc32(body))])
}

/** A PNG whose header claims a size; `pixels` is its deflated content, about 1 kB of nothing unless given. */
export function pngOfSize(width: number, height: number, pixels = deflateSync(Buffer.alloc(900))): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF of so many frames of `side` × `side` pixels, each of which draws one of them. */
export function gifOfFrames(frames: number, side: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(side, 0)
  screen.writeUInt16LE(side, 2)
  screen[4] = 0x80
  const twoColours = Buffer.from('000000ffffff', 'hex')
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    twoColours,
    Buffer.concat(Array.from({ length: frames }, () => frame)),
    Buffer.from(';'),
  ])
}
