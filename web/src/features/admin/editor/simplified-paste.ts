import { innermostBlocks, isBlock, trimEnds } from './pasted-blocks.ts'
import { scriptsAsCharacters, withoutNeedlessNoBreaks } from './pasted-characters.ts'
import { styleFormats, withoutStyles } from './pasted-html.ts'
import { listsAsLines } from './pasted-lists.ts'
import { picturesOf } from './pasted-pictures.ts'
import { tablesAsLines } from './pasted-tables.ts'

/** What a paste could not bring as it was. */
export interface PasteReport {
  /** Pictures that came along and can be put elsewhere. */
  files: File[]
  /** Pictures that did not come along. */
  pictures: number
  /** Tables that became lines. */
  tables: number
  /** Some text was struck through. */
  isStruck: boolean
}

export const NOTHING_LOST: PasteReport = { files: [], pictures: 0, tables: 0, isStruck: false }

/** What people must not publish by mistake: hidden text, comments of colleagues, text deleted in a tracked change. */
const INTERNAL = [
  '[data-style*="mso-element:comment" i]',
  '[data-style*="mso-hide" i]',
  '[data-style*="display:none" i]',
  '[data-style*="display: none" i]',
  '.MsoCommentReference',
  '.MsoCommentText',
  '.msocomanchor',
  'del',
].join(', ')

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"], p.MsoTitle, p.MsoSubtitle'

/** Pasted HTML with nothing but what the editor keeps (ADM-36), as readable as it was, and what that cost. */
export function simplified(html: string): { html: string; report: PasteReport } {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const part of body.querySelectorAll(INTERNAL)) part.remove()
  const { files, lost } = picturesOf(body)
  const isStruck = withoutStrikes(body)
  for (const line of body.querySelectorAll('a u')) line.replaceWith(...line.childNodes)
  scriptsAsCharacters(body)
  for (const heading of body.querySelectorAll(HEADINGS)) if (heading.textContent.trim()) makeBold(heading)
  for (const bold of body.querySelectorAll('b[data-style], strong[data-style]'))
    if (styleFormats(bold.getAttribute('data-style') ?? '').bold === false) bold.replaceWith(...bold.childNodes)
  listsAsLines(body)
  const tables = tablesAsLines(body)
  withoutEmptyLines(body)
  withoutNeedlessNoBreaks(body)
  for (const block of innermostBlocks(body)) if (!block.matches('pre')) trimEnds(block)
  return { html: body.innerHTML, report: { files, pictures: lost, tables, isStruck } }
}

function withoutStrikes(body: HTMLElement): boolean {
  let isStruck = false
  for (const part of body.querySelectorAll('s, strike, [data-style*="line-through" i]')) {
    if (part.textContent.trim()) isStruck = true
    if (part.matches('s, strike')) part.replaceWith(...part.childNodes)
  }
  return isStruck
}

/** A heading becomes a bold paragraph; one that wraps a paragraph makes that one bold. */
function makeBold(heading: Element): void {
  const inner = [...heading.children].find(isBlock) ?? heading
  const strong = heading.ownerDocument.createElement('strong')
  strong.append(...inner.childNodes)
  inner.append(strong)
}

/** Empty paragraphs, and breaks that stand between paragraphs. */
function withoutEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br'))
    if (isEdge(beside(line, 'previousSibling')) && isEdge(beside(line, 'nextSibling'))) line.remove()
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (block.textContent.trim() === '' && !block.querySelector('iframe')) block.remove()
}

const isEdge = (node: Node | null) =>
  node === null || isBlock(node) || (node instanceof HTMLElement && node.matches('br'))

function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side]
  while (next && next.nodeType === Node.TEXT_NODE && next.textContent?.trim() === '') next = next[side]
  return next
}
