/** How a word stands in the text: the elements around it, the outermost first. */
export interface Mark {
  tag: 'strong' | 'em' | 'u' | 'a' | 'code' | 'sup' | 'sub'
  href?: string
}

export interface Word {
  text: string
  marks: readonly Mark[]
  /** The same for words that look the same. */
  key: string
}

/** A paragraph, an entry of a list, a row of a table, or a video. */
export interface Block {
  tag: 'p' | 'h2' | 'h3' | 'pre' | 'li' | 'tr' | 'video'
  /** The element that holds it with its neighbours: a list, a table, a quote. */
  within: 'ul' | 'ol' | 'table' | 'blockquote' | null
  /** Of an entry: how many lists its own list stands in. */
  depth: number
  /** One run of words; a row has one for each cell, and a video the address in place of words. */
  cells: Word[][]
}

/** A word with what belongs to it (2,200; по-голям), a stretch of white space, or one other sign. */
const WORDS = /[\p{L}\p{N}]+(?:[.,'’:/-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu

export function wordsOf(text: string, marks: readonly Mark[] = []): Word[] {
  const around = marks.map(({ tag, href = '' }) => `${tag} ${href}`).join('|')
  return (text.match(WORDS) ?? []).map((word) => {
    const shown = word.trim() === '' ? ' ' : word
    return { text: shown, marks, key: `${shown}|${around}` }
  })
}
