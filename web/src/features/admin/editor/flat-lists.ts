import { asOneLine, isBlock } from './pasted-blocks.ts'

/** Lists deeper than this are as deep as this. */
export const MAX_DEPTH = 3

/** An entry of a list, as Quill has them: all in one list, each with its kind and its depth. */
function entry(document: Document, isOrdered: boolean, depth: number): HTMLElement {
  const item = document.createElement('li')
  item.dataset.list = isOrdered ? 'ordered' : 'bullet'
  const indent = Math.min(depth, MAX_DEPTH)
  if (indent > 0) item.className = `ql-indent-${indent}`
  return item
}

/**
 * Writes the lists of a text as Quill reads them: the entries of all depths in one list, each in one line.
 * @returns whether a list does not begin with 1 any more
 */
export function flatLists(body: HTMLElement): boolean {
  const isRenumbered = flatWordLists(body)
  let isLater = false
  for (const list of body.querySelectorAll('ul, ol')) {
    if (list.matches('[data-flat]') || list.parentElement?.closest('ul, ol')) continue
    if (Number(list.getAttribute('start') ?? 1) > 1 && !followsList(list)) isLater = true
    const flat = body.ownerDocument.createElement('ol')
    flat.dataset.flat = ''
    addEntries(list, flat, 0)
    list.replaceWith(flat)
  }
  for (const item of body.querySelectorAll('li:not([data-list])')) item.replaceWith(...item.childNodes)
  return isRenumbered || isLater
}

function addEntries(list: Element, flat: HTMLElement, depth: number): void {
  for (const child of [...list.children]) {
    if (child.matches('ul, ol')) addEntries(child, flat, depth + 1)
    else addEntry(child, list.localName === 'ol', flat, depth)
  }
}

function addEntry(child: Element, isOrdered: boolean, flat: HTMLElement, depth: number): void {
  const told = Number(child.getAttribute('data-aria-level') ?? child.getAttribute('aria-level') ?? 1) - 1
  const at = Math.max(depth, told || 0)
  const inner = [...child.querySelectorAll('ul, ol')].filter(
    (each) => each.parentElement?.closest('ul, ol') === child.closest('ul, ol'),
  )
  for (const each of inner) each.remove()
  const item = entry(child.ownerDocument, isOrdered, at)
  item.append(...child.childNodes)
  asOneLine(item)
  if (item.textContent.trim() !== '') flat.append(item)
  for (const each of inner) addEntries(each, flat, at + 1)
}

/** Word Online writes each entry as a list of its own, within an element of its own. */
function followsList(list: Element): boolean {
  const place = list.parentElement?.children.length === 1 ? list.parentElement : list
  const before = place.previousElementSibling
  return before !== null && (before.matches('ul, ol') || before.lastElementChild?.matches('ul, ol') === true)
}

const LISTED = '[data-style*="mso-list:" i]'
const IGNORED = '[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]'

/** Word writes entries as paragraphs, and the sign of each as text. */
function flatWordLists(body: HTMLElement): boolean {
  let isRenumbered = false
  let flat: HTMLElement | null = null
  for (const paragraph of body.querySelectorAll(LISTED)) {
    const mark = paragraph.querySelector(IGNORED)
    if (!isBlock(paragraph) || !mark) continue
    const sign = mark.textContent.replaceAll('\u00a0', ' ').trim()
    const isOrdered = /^\(?[\p{L}\d.]{1,12}[.)]$/u.test(sign) || /^\d/.test(sign)
    const level = Number(/level(\d)/i.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 1)
    mark.remove()
    if (flat === null || paragraph.previousElementSibling !== flat) {
      flat = body.ownerDocument.createElement('ol')
      flat.dataset.flat = ''
      paragraph.before(flat)
      if (isOrdered && level === 1 && !/^\(?([1aiI]|A)[.)]/.test(sign)) isRenumbered = true
    }
    const item = entry(body.ownerDocument, isOrdered, level - 1)
    item.append(...paragraph.childNodes)
    asOneLine(item)
    paragraph.remove()
    flat.append(item)
  }
  return isRenumbered
}
