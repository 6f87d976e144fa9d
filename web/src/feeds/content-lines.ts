/** Calendars (RFC 5545) and contact cards (RFC 2426) are written in the same kind of lines. */
const LINE_BYTES = 75

/** A text as a value: RFC 5545, 3.3.11; RFC 2426, 4. */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** The lines of a file, each ended as both standards say. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A line of at most 75 bytes, continued on lines that begin with a space, without cutting a character. */
function folded(line: string): string {
  let bytes = 0
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character)
      const isFull = bytes + size > LINE_BYTES
      bytes = isFull ? 1 + size : bytes + size
      return isFull ? `\r\n ${character}` : character
    })
    .join('')
}
