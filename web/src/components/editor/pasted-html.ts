const TAG = /<[^<>]+>/g
const COMMENT = /<!--[\s\S]*?-->|<!\[[^\]>]*\]>/g
const DROPPED = /<(style|script|xml|title|head|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi

/**
 * Pasted HTML before it is parsed: without comments, style sheets and Word's own XML, and with every `style` attribute
 * renamed to `data-style` and every `on…` handler to `data-on`, because the page's Content-Security-Policy would complain
 * about each.
 */
export function withoutStyles(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(DROPPED, '')
    .replace(TAG, (tag) =>
      tag.replace(/([\s"'/])style\s*=/gi, '$1data-style=').replace(/([\s"'/])on\w+\s*=/gi, '$1data-on='),
    )
}

/** Which of the editor's formats a `style` attribute asks for, or takes away from what stands inside `<b>`. */
export function styleFormats(style: string): { bold?: boolean; italic?: boolean; underline?: boolean } {
  const weight = /(?<![\w-])font-weight\s*:\s*([\w-]+)/i.exec(style)?.[1]?.toLowerCase()
  return {
    ...(weight === undefined ? {} : { bold: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 }),
    ...(/(?<![\w-])font-style\s*:\s*italic/i.test(style) ? { italic: true } : {}),
    ...(/(?<![\w-])text-decoration[\w-]*\s*:[^;]*underline/i.test(style) ? { underline: true } : {}),
  }
}

/** Makes what an editor of texts cannot keep readable: lists become lines with a sign, empty paragraphs go. */
export function flatten(body: HTMLElement): void {
  for (const mark of body.querySelectorAll('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]'))
    mark.replaceWith(/[\p{L}\p{N}]/u.test(mark.textContent) ? `${mark.textContent.trim()} ` : '• ')
  for (const item of body.querySelectorAll('li')) {
    const list = item.parentElement
    const number = list ? [...list.children].indexOf(item) + 1 : 1
    item.prepend(list?.tagName === 'OL' ? `${number}. ` : '• ')
  }
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (block.textContent.trim() === '' && !block.querySelector('iframe')) block.remove()
  for (const bold of body.querySelectorAll('b[data-style], strong[data-style]'))
    if (styleFormats(bold.getAttribute('data-style') ?? '').bold === false) bold.replaceWith(...bold.childNodes)
}
