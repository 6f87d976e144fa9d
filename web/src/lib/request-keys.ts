/**
 * Keys for sending: the same content keeps its key, so that a repeated try is stored once; other content gets another.
 * After `forget` the same content is a new request.
 */
export function createRequestKeys(create: () => string = randomKey) {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(content: string): string {
      if (last?.content !== content) last = { content, key: create() }
      return last.key
    },
    forget(): void {
      last = undefined
    },
  }
}

/** A random key; `crypto.randomUUID` is missing on pages without https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A random UUID (version 4), also on pages without https. */
export function randomUuid(): string {
  const hex = randomKey()
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  )
}
