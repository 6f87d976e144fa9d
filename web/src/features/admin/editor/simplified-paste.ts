import { apart } from './editable-html.ts'
import { flatLists } from './flat-lists.ts'
import { flatTables } from './flat-tables.ts'
import { innermostBlocks, isBlock, trimEnds } from './pasted-blocks.ts'
import { scriptsAsCharacters, withoutNeedlessNoBreaks } from './pasted-characters.ts'
import { styleFormats, withoutStyles } from './pasted-html.ts'

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

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"], p.MsoTitle, p.MsoSubtitle'

/** The headings of a paste in two levels: the highest that there is, and all below it. Their weight is their own. */
function headingsInTwoLevels(body: HTMLElement): void {
  const headings = [...body.querySelectorAll<HTMLElement>(HEADINGS)].filter(({ textContent }) => textContent.trim())
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    if (heading.closest('li, td, th')) {
      heading.replaceWith(...heading.childNodes)
      continue
    }
    const title = heading.ownerDocument.createElement(levelOf(heading) === highest ? 'h2' : 'h3')
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
    for (const styled of heading.querySelectorAll('[data-style]')) styled.removeAttribute('data-style')
    for (const block of heading.querySelectorAll('*')) if (isBlock(block)) block.replaceWith(...block.childNodes)
    title.append(...heading.childNodes)
    heading.replaceWith(title)
  }
}

function levelOf(heading: HTMLElement): number {
  if (heading.matches('.MsoTitle')) return 0
  if (heading.matches('.MsoSubtitle')) return 1
  return Number(/^h(\d)$/.exec(heading.localName)?.[1] ?? heading.getAttribute('aria-level') ?? 2)
}

const DATA = /^data:image\/(png|jpe?g|gif);base64,/i

/** Takes the pictures out of a pasted text: those that came along as files, and how many others there were. */
function picturesOf(body: HTMLElement): { files: File[]; lost: number } {
  const files: File[] = []
  let lost = 0
  for (const image of body.querySelectorAll('img:not(.ql-picture[data-file])')) {
    const file = fileOf(image.getAttribute('src') ?? '', `image-${files.length + 1}`)
    if (file) files.push(file)
    else if (!isInvisible(image)) lost += 1
    image.remove()
  }
  return { files, lost }
}

/** A picture of one pixel counts who reads a mail; it is not seen. */
function isInvisible(image: Element): boolean {
  return ['width', 'height'].some((side) => ['0', '1'].includes(image.getAttribute(side) ?? ''))
}

function fileOf(address: string, name: string): File | null {
  const type = DATA.exec(address)?.[1]?.toLowerCase()
  if (!type) return null
  try {
    const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
    return new File([bytes], `${name}.${type}`, { type: `image/${type === 'jpg' ? 'jpeg' : type}` })
  } catch {
    return null
  }
}
