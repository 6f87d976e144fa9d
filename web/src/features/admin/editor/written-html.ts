import { scriptsAsCharacters } from './pasted-characters.ts'
import { headedTables, nestedLists, wholeQuotes } from './written-blocks.ts'

/** What stands in an editor as HTML for the API: stills become the videos' frames, and nothing at all is ''. */
export function writtenHtml(root: HTMLElement): string {
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = root.innerHTML
  for (const still of body.querySelectorAll<HTMLElement>('div.ql-video')) {
    const frame = body.ownerDocument.createElement('iframe')
    frame.className = 'ql-video'
    frame.src = still.dataset.video ?? ''
    still.replaceWith(frame)
  }
  for (const image of body.querySelectorAll<HTMLElement>('img.ql-picture')) {
    const stored = body.ownerDocument.createElement('img')
    stored.setAttribute('src', `/uploads/news/${image.dataset.file ?? ''}`)
    image.replaceWith(stored)
  }
  nestedLists(body)
  wholeQuotes(body)
  headedTables(body)
  scriptsAsCharacters(body)
  while (isEmptyLine(body.lastElementChild)) body.lastElementChild?.remove()
  const isEmpty = body.textContent.trim() === '' && !body.querySelector('iframe, img')
  return isEmpty ? '' : body.innerHTML
}

/** Quill ends with an empty line when a video stands last. */
function isEmptyLine(element: Element | null): boolean {
  return element?.tagName === 'P' && element.innerHTML === '<br>'
}
