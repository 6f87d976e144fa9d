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
  /** One run of words; a row has one for each cell, and a video the address in place of words. */
  cells: Word[][]
}

const MARKS = new Map<string, Mark['tag']>([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['u', 'u'],
  ['a', 'a'],
  ['code', 'code'],
  ['sup', 'sup'],
  ['sub', 'sub'],
])
const CONTAINERS = new Set(['ul', 'ol', 'table', 'blockquote'])
const BLOCKS = new Map<string, Block['tag']>([
  ['p', 'p'],
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['pre', 'pre'],
  ['li', 'li'],
  ['tr', 'tr'],
])
/** A word with what belongs to it (2,200; по-голям), a stretch of white space, or one other sign. */
const WORDS = /[\p{L}\p{N}]+(?:[.,'’:/-][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu

export function wordsOf(text: string, marks: readonly Mark[] = []): Word[] {
  const around = marks.map(({ tag, href = '' }) => `${tag} ${href}`).join('|')
  return (text.match(WORDS) ?? []).map((word) => {
    const shown = word.trim() === '' ? ' ' : word
    return { text: shown, marks, key: `${shown}|${around}` }
  })
}

/** The blocks of a text as the API gives it, cleaned. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: Block[] = []
  let open: Block | null = null

  const add = (tag: Block['tag'], within: Block['within']): Block => {
    const block: Block = { tag, within, cells: tag === 'tr' ? [] : [[]] }
    blocks.push(block)
    return block
  }

  function addWords(words: Word[], within: Block['within']): void {
    open ??= add('p', within)
    if (open.cells.length === 0) open.cells.push([])
    open.cells.at(-1)?.push(...words)
  }

  function visit(parent: Node, within: Block['within'], marks: readonly Mark[]): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node.textContent ?? ''
        if (open !== null || text.trim() !== '') addWords(wordsOf(text, marks), within)
      }
      if (node instanceof Element) visitElement(node, within, marks)
    }
  }

  function visitElement(element: Element, within: Block['within'], marks: readonly Mark[]): void {
    const name = element.localName
    const mark = MARKS.get(name)
    const tag = name === 'div' && element.classList.contains('ql-code-block') ? 'pre' : BLOCKS.get(name)
    const href = element.getAttribute('href')
    // A paragraph of an entry or of a cell goes on in its line.
    const isInLine = tag === 'p' && (open?.tag === 'li' || open?.tag === 'tr')
    if (name === 'br') addWords([{ text: '\n', marks: [], key: '\n' }], within)
    else if (name === 'iframe') {
      open = null
      add('video', within).cells = [wordsOf(element.getAttribute('src') ?? '')]
    } else if (mark) visit(element, within, [...marks, href ? { tag: mark, href } : { tag: mark }])
    else if (name === 'td' || name === 'th') {
      open?.cells.push([])
      visit(element, within, marks)
    } else if (tag === undefined || isInLine)
      visit(element, CONTAINERS.has(name) ? (name as Block['within']) : within, marks)
    else {
      open = add(tag, within)
      visit(element, within, marks)
      open = null
    }
  }

  visit(body, null, [])
  return blocks.filter(({ cells }) => cells.some((words) => words.some(({ text }) => text.trim() !== '')))
}
