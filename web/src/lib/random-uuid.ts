import { randomKey } from './request-keys.ts'

/** A random UUID (version 4), also on pages without https. */
export function randomUuid(): string {
  const hex = randomKey()
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  )
}
