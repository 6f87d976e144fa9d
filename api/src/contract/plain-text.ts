const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Where one stretch of text ends and another begins. */
const BLOCK = /<(?:br|\/?(?:p|div|pre|h[1-6]|li|[uo]l|blockquote|t[dhr]|table))\b[^<>]*>/gi
/** A tag, or what is left of one or of an entity at the end of a text that was cut. */
const TAG = /<[^<>]*(?:>|$)|&[#\w]*$/g
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi

/**
 * The readable text of rich text as it is stored, or of its beginning: no tags, entities decoded, white space as single
 * spaces.
 */
export function plainText(html: string): string {
  return html
    .replace(BLOCK, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (entity, decimal, hexadecimal, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** Where one paragraph ends and another begins; the cells of a row go on in its line. */
const PARAGRAPH = /<\/?(?:p|div|pre|h[1-6]|li|[uo]l|blockquote|tr|table)\b[^<>]*>/gi

/** The readable paragraphs of rich text, entries of lists, and rows of tables; empty ones are left out. */
export const plainParagraphs = (html: string): string[] => html.split(PARAGRAPH).map(plainText).filter(Boolean)

/** The whole words at the beginning of a text that fit `length` characters, the ellipsis included when some are left out. */
export function wholeWords(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const room = characters.slice(0, length - 1)
  const end = characters[length - 1] === ' ' ? room.length : room.lastIndexOf(' ')
  const words = (end > 0 ? room.slice(0, end) : room).join('')
  return `${words.replace(/[\s,;:–-]$/, '').trimEnd()}…`
}
