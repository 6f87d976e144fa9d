import { type Block, type Mark, type Word, wordsOf } from 'api/contract/text-blocks'

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
const CONTAINERS = new Set(['table', 'blockquote'])
const LISTS = new Set(['ul', 'ol'])
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
/** The blocks of a text as the API gives it, cleaned. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: Block[] = []
  let open: Block | null = null
  let lists = 0

  const add = (tag: Block['tag'], within: Block['within']): Block => {
    const block: Block = { tag, within, depth: Math.max(lists - 1, 0), cells: tag === 'tr' ? [] : [[]] }
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
    else if (LISTS.has(name)) {
      lists += 1
      visit(element, name as Block['within'], marks)
      lists -= 1
    } else if (name === 'iframe') {
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
