const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The readable text of an HTML fragment: no tags, entities decoded, white space as single spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/?(?:p|div|pre|h[1-6]|li|[uo]l|blockquote|t[dhr]|table))\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** The whole words at the beginning of a text that fit `length` characters, the ellipsis included when some are left out. */
export function wholeWords(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const room = characters.slice(0, length - 1)
  const end = characters[length - 1] === ' ' ? room.length : room.lastIndexOf(' ')
  const words = (end > 0 ? room.slice(0, end) : room).join('')
  return `${words.replace(/[\s,;:–-]$/, '').trimEnd()}…`
}
