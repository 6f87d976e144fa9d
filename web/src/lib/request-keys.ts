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
