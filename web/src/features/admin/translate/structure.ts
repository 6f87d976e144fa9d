/** Stands where words are to be translated. */
const PLACE = '…'
const KEPT = 'iframe, img'

/** A text without its words: paragraphs, lists, tables, links, pictures and videos stay, with a sign in place of words. */
export function structureOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (text.data.trim() !== '' && !text.parentElement?.closest(KEPT)) text.data = placeOf(text)
  return body.innerHTML
}

/** What stands beside a link keeps its distance to it. */
function placeOf({ data }: Text): string {
  return `${/^\s/.test(data) ? ' ' : ''}${PLACE}${/\s$/.test(data) ? ' ' : ''}`
}

/** Whether a sign still stands alone in a paragraph, an entry, a cell or a link. */
export function isUnfinished(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [body, ...body.querySelectorAll('*')].some((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === PLACE),
  )
}
