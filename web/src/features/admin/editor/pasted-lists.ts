import { firstBlockOf, wrapLooseText } from './pasted-blocks.ts'

/** Signs of unordered items by depth; deeper ones have the last. */
const BULLETS = ['•', '–', '·']
const bulletAt = (depth: number) => BULLETS[Math.min(depth, BULLETS.length - 1)] ?? '•'

const ROMAN = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/**
 * Makes lines with a sign or a number of all lists, for the editor has no lists: of `<ul>` and `<ol>`, and of the
 * paragraphs that Word marks with `mso-list`.
 */
export function listsAsLines(body: HTMLElement): void {
  for (const mark of body.querySelectorAll('[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]'))
    mark.replaceWith(`${markOfWord(mark)} `)
  const marks = new Map<Element, string>()
  const numbers = new Map<Element | null, number>()
  for (const item of body.querySelectorAll('li')) {
    const list = item.parentElement
    const number = numbers.get(list) ?? (Number(list?.getAttribute('start')) || 1)
    numbers.set(list, number + 1)
    marks.set(item, markOf(item, number, marks))
  }
  for (const [item, mark] of marks) {
    wrapLooseText(item)
    const first = item.firstElementChild
    if (first && !first.matches('ul, ol')) firstBlockOf(first).prepend(`${mark} `)
  }
  for (const part of body.querySelectorAll('li, ul, ol')) part.replaceWith(...part.childNodes)
}

/** Word writes the sign of an item as text: a number with its dot, or a letter of a font of symbols. */
function markOfWord(mark: Element): string {
  const text = mark.textContent.replaceAll('\u00a0', ' ').trim()
  if (/^\(?[\p{L}\d.]{1,12}[.)]$/u.test(text) || /^\d/.test(text)) return text
  const style = mark.closest('[data-style*="level" i]')?.getAttribute('data-style') ?? ''
  return bulletAt(Number(/level(\d)/i.exec(style)?.[1] ?? 1) - 1)
}

/** The sign or number before an item. @param marks those of the items before it */
function markOf(item: Element, number: number, marks: Map<Element, string>): string {
  const list = item.parentElement
  const told = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 0)
  if (!list?.matches('ol')) return bulletAt(Math.max(depthOf(item), told) - 1)
  const style =
    /list-style-type:\s*([a-z-]+)/.exec(item.getAttribute('data-style') ?? '')?.[1] ?? list.getAttribute('type')
  const written = writtenNumber(number, style ?? '')
  const above: Element | null = list.parentElement?.closest('li') ?? null
  const outer = marks.get(above ?? list.previousElementSibling ?? list) ?? ''
  return /^[\d.]+$/.test(outer) && /^\d/.test(written) ? `${outer}${written}` : written
}

function depthOf(item: Element): number {
  let depth = 0
  for (let list = item.parentElement?.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol')) depth += 1
  return depth
}

/** @param style as CSS or the attribute `type` names it: `lower-alpha`, `i` */
function writtenNumber(number: number, style: string): string {
  const isUpper = style.startsWith('upper') || style === 'A' || style === 'I'
  const isLetter = /alpha|latin|^a$/i.test(style)
  const isRoman = /roman|^i$/i.test(style)
  const written = isLetter ? letters(number) : isRoman ? roman(number) : String(number)
  return `${isUpper ? written.toUpperCase() : written}.`
}

function letters(number: number): string {
  const last = String.fromCharCode(97 + ((number - 1) % 26))
  return number > 26 ? letters(Math.floor((number - 1) / 26)) + last : last
}

function roman(number: number): string {
  let rest = number % 400
  let written = ''
  for (const [value, sign] of ROMAN) for (; rest >= value; rest -= value) written += sign
  return written
}
