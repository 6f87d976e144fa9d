/** A stretch of a rich text: HTML to be shown as it is, a picture by its file, or a video that waits for a click. */
export type RichTextPart = { html: string } | { picture: string } | { video: string; service: 'YouTube' | 'Vimeo' }

const EMBED = /<iframe\b[^<>]*>(?:\s*<\/iframe>)?|<img\b[^<>]*>/g
const SOURCE = /\ssrc="([^"]*)"/
const HOSTS = [
  { service: 'YouTube', pattern: /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{6,20}(\?[\w=&%-]*)?$/ },
  { service: 'Vimeo', pattern: /^https:\/\/player\.vimeo\.com\/video\/\d{5,12}(\?[\w=&%-]*)?$/ },
] as const
const TAG = /<(\/?)([a-z][a-z\d]*)(?:[^<>a-z\d][^<>]*)?>/g
const VOID_TAGS = new Set(['br'])

/**
 * Takes the videos and the pictures out of a cleaned HTML. An iframe of any other host is left out. Elements that are open around a
 * video are closed before and opened again after it, so that every part is well-formed.
 */
export function richTextParts(html: string): RichTextPart[] {
  const parts: RichTextPart[] = []
  let open: string[] = []
  let end = 0
  const addHtml = (piece: string) => {
    const before = open.join('')
    open = openTagsAfter(piece, open)
    const after = open.toReversed().map((tag) => `</${nameOf(tag)}>`)
    const whole = before + piece + after.join('')
    if (isSeen(whole)) parts.push({ html: whole })
  }
  for (const match of html.matchAll(EMBED)) {
    addHtml(html.slice(end, match.index))
    const embed = match[0].startsWith('<img') ? pictureOf(match[0]) : videoOf(match[0])
    if (embed) parts.push(embed)
    end = match.index + match[0].length
  }
  addHtml(html.slice(end))
  return parts
}

function isSeen(html: string): boolean {
  return html.includes('<br') || /[^<>\s]/.test(html.replace(TAG, ''))
}

function videoOf(iframe: string): RichTextPart | null {
  const source = (SOURCE.exec(iframe)?.[1] ?? '').replaceAll('&amp;', '&')
  const host = HOSTS.find(({ pattern }) => pattern.test(source))
  return host ? { video: source, service: host.service } : null
}

const PICTURE = /\ssrc="(?:\/uploads\/news\/)?([^"]+)"/

function pictureOf(image: string): RichTextPart | null {
  const file = PICTURE.exec(image)?.[1]
  return file === undefined ? null : { picture: file }
}

function openTagsAfter(piece: string, openBefore: readonly string[]): string[] {
  const open = [...openBefore]
  for (const [tag, slash, name = ''] of piece.matchAll(TAG)) {
    if (VOID_TAGS.has(name)) continue
    if (slash) open.pop()
    else open.push(tag)
  }
  return open
}

function nameOf(tag: string): string {
  return /^<([a-z][a-z\d]*)/.exec(tag)?.[1] ?? ''
}

/** Whether a file, which in a preview stands behind a permission, is the one that a text names. */
export const isPicture = (file: string, named: string): boolean => file === named || file.endsWith(`/${named}`)
