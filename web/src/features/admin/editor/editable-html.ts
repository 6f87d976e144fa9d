import { flatLists } from './flat-lists.ts'
import { flatTables } from './flat-tables.ts'

/** A stored text as Quill reads it. */
export function editableHtml(html: string): string {
  if (!/<(?:li|table|img)\b/.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  flatLists(body)
  flatTables(body)
  for (const image of body.querySelectorAll('img[src^="/uploads/news/"]')) {
    image.className = 'ql-picture'
    image.setAttribute('data-file', image.getAttribute('src')?.slice('/uploads/news/'.length) ?? '')
  }
  apart(body)
  return body.innerHTML
}

/** Quill would make one of two tables that stand one after the other. */
export function apart(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table + table')) {
    const line = body.ownerDocument.createElement('p')
    line.append(body.ownerDocument.createElement('br'))
    table.before(line)
  }
}
