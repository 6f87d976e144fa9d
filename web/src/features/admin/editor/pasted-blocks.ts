const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, td, th, pre, blockquote, section, article, dl, dt, dd, iframe'

export const isBlock = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.matches(BLOCKS)

/** Breaks and blocks inside `parent` become spaces, so that all of it is one line. */
export function asOneLine(parent: Element): void {
  for (const line of parent.querySelectorAll('br')) line.replaceWith(' ')
  for (const block of [...parent.querySelectorAll(BLOCKS)].reverse()) block.replaceWith(' ', ...block.childNodes, ' ')
}

/** Takes the spaces from both ends of what stands in `parent`, in however many parts it is written. */
export function trimEnds(parent: Element): void {
  const walker = parent.ownerDocument.createTreeWalker(parent, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    text.data = text.data.trimStart()
    if (text.data !== '') break
  }
  for (const text of texts.toReversed()) {
    text.data = text.data.trimEnd()
    if (text.data !== '') break
  }
}

/** The blocks in which text stands: those without others inside. */
export function innermostBlocks(body: Element): Element[] {
  return [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
}
