import { apart } from './editable-html.ts'
import { flatLists } from './flat-lists.ts'
import { flatTables } from './flat-tables.ts'
import { innermostBlocks, isBlock, trimEnds } from './pasted-blocks.ts'
import { scriptsAsCharacters, withoutNeedlessNoBreaks } from './pasted-characters.ts'
import { headingsInTwoLevels } from './pasted-headings.ts'
import { styleFormats, withoutStyles } from './pasted-html.ts'
import { picturesOf } from './pasted-pictures.ts'

/** What a paste could not bring as it was. */
export interface PasteReport {
  /** Pictures that came along and can be put elsewhere. */
  files: File[]
  /** Pictures that did not come along. */
  pictures: number
  /** Tables within tables, which became lines. */
  tables: number
  /** Cells over several columns or rows stand in the first of them. */
  isSplit: boolean
  /** A list that began later begins with 1. */
  isRenumbered: boolean
  /** Some text was struck through. */
  isStruck: boolean
}

export const NOTHING_LOST: PasteReport = {
  files: [],
  pictures: 0,
  tables: 0,
  isSplit: false,
  isRenumbered: false,
  isStruck: false,
}

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

/** Pasted HTML with nothing but what the editor keeps (ADM-36), as readable as it was, and what that cost. */
export function simplified(html: string): { html: string; report: PasteReport } {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const part of body.querySelectorAll(INTERNAL)) part.remove()
  const { files, lost } = picturesOf(body)
  const isStruck = withoutStrikes(body)
  for (const line of body.querySelectorAll('a u')) line.replaceWith(...line.childNodes)
  scriptsAsCharacters(body)
  for (const bold of body.querySelectorAll('b[data-style], strong[data-style]'))
    if (styleFormats(bold.getAttribute('data-style') ?? '').bold === false) bold.replaceWith(...bold.childNodes)
  const isRenumbered = flatLists(body)
  headingsInTwoLevels(body)
  for (const row of body.querySelectorAll('tr')) if (row.textContent.trim() === '') row.remove()
  const { inner: tables, isSplit } = flatTables(body)
  withoutEmptyLines(body)
  withoutNeedlessNoBreaks(body)
  for (const block of innermostBlocks(body)) if (!block.matches('pre')) trimEnds(block)
  apart(body)
  return { html: body.innerHTML, report: { files, pictures: lost, tables, isSplit, isRenumbered, isStruck } }
}

function withoutStrikes(body: HTMLElement): boolean {
  let isStruck = false
  for (const part of body.querySelectorAll('s, strike, [data-style*="line-through" i]')) {
    if (part.textContent.trim()) isStruck = true
    if (part.matches('s, strike')) part.replaceWith(...part.childNodes)
  }
  return isStruck
}

/** Empty paragraphs, and breaks that stand between paragraphs. */
function withoutEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br'))
    if (isEdge(beside(line, 'previousSibling')) && isEdge(beside(line, 'nextSibling'))) line.remove()
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (block.textContent.trim() === '' && !block.querySelector('iframe, img')) block.remove()
}

const isEdge = (node: Node | null) =>
  node === null || isBlock(node) || (node instanceof HTMLElement && node.matches('br'))

function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side]
  while (next && next.nodeType === Node.TEXT_NODE && next.textContent?.trim() === '') next = next[side]
  return next
}
