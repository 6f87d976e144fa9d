/** The text of HTML as somebody reads it: no tags, single spaces. */
export function readableText(html: string): string {
  const spaced = html.replace(/<\/(p|div)>|<br>/g, ' $&')
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent.replace(/\s+/g, ' ').trim()
}
