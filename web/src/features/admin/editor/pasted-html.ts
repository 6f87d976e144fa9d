const TAG = /<[^<>]+>/g
const CONDITION = /<!\[[^\][<>]*\]>/g
/** What is dropped with all that stands in it: how it begins, and how each kind of it ends. */
const DROPPED = /<(?:!--|(style|script|xml|title|head|template)\b[^<>]*>)/gi
const ENDS: Record<string, RegExp> = {
  '': /-->/g,
  style: /<\/style\s*>/gi,
  script: /<\/script\s*>/gi,
  xml: /<\/xml\s*>/gi,
  title: /<\/title\s*>/gi,
  head: /<\/head\s*>/gi,
  template: /<\/template\s*>/gi,
}

/**
 * Pasted HTML before it is parsed: without comments, style sheets and Word's own XML, and with every `style` attribute
 * renamed to `data-style` and every `on…` handler to `data-on`, because the page's Content-Security-Policy would complain
 * about each.
 */
export function withoutStyles(html: string): string {
  return withoutDropped(html)
    .replace(CONDITION, '')
    .replace(TAG, (tag) =>
      tag.replace(/([\s"'/])style\s*=/gi, '$1data-style=').replace(/([\s"'/])on\w+\s*=/gi, '$1data-on='),
    )
}

/** Looks for the end of each kind once when there is none, so that a hostile paste does not stop the tab. */
function withoutDropped(html: string): string {
  const withoutEnd = new Set<string>()
  let kept = ''
  let from = 0
  for (const { index, 0: begin, 1: name = '' } of html.matchAll(DROPPED)) {
    const kind = name.toLowerCase()
    const end = ENDS[kind]
    if (!end || index < from || withoutEnd.has(kind)) continue
    end.lastIndex = index + begin.length
    if (end.test(html)) {
      kept += html.slice(from, index)
      from = end.lastIndex
    } else withoutEnd.add(kind)
  }
  return kept + html.slice(from)
}

/** Which of the editor's formats a `style` attribute asks for, or takes away from what stands inside `<b>`. */
export function styleFormats(style: string): { bold?: boolean; italic?: boolean; underline?: boolean } {
  const declarations = style
    .toLowerCase()
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
  const lastOf = (property: string) => declarations.findLast(([name]) => name === property)?.[1]
  const [weight] = lastOf('font-weight')?.split(' ') ?? []
  const isUnderlined = declarations.some(
    ([name, value]) => name?.startsWith('text-decoration') && value?.includes('underline'),
  )
  return {
    ...(weight ? { bold: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 } : {}),
    ...(lastOf('font-style')?.startsWith('italic') ? { italic: true } : {}),
    ...(isUnderlined ? { underline: true } : {}),
  }
}
