import { encode } from 'uqr'

/**
 * A text as a QR code: the path of its dark modules in a square of `size` units, with a margin around them.
 * @param margin light modules around the code; the standard asks for 4 where its surroundings are not light
 */
export function qrPath(text: string, margin = 4): { path: string; size: number } {
  const { data, size } = encode(text, { border: margin })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
