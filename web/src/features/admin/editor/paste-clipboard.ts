import { Delta, type Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { linkAddress } from './link-address.ts'
import { styleFormats } from './pasted-html.ts'
import { type PasteReport, simplified } from './simplified-paste.ts'
import { videoAddress } from './video-address.ts'

type Matcher = (node: Node, delta: Delta) => Delta

/** The line under a link is the link's own. */
const withFormats: Matcher = (node, delta) => {
  const element = node as Element
  const { bold, italic, ...others } = styleFormats(element.getAttribute('data-style') ?? '')
  const underline = others.underline && !element.closest('a')
  const formats = { ...(bold && { bold }), ...(italic && { italic }), ...(underline && { underline }) }
  return delta.compose(new Delta().retain(delta.length(), formats))
}

const withSafeLink: Matcher = (node, delta) => {
  const link = linkAddress((node as Element).getAttribute('href') ?? '')
  return delta.compose(new Delta().retain(delta.length(), { link }))
}

const asVideo: Matcher = (node) => {
  const video = videoAddress((node as Element).getAttribute('src') ?? '')
  return video === null ? new Delta() : new Delta().insert({ video })
}

/** Stands for a no-break space while Quill reads a text, for it makes spaces of all of them. */
const NO_BREAK = '\ue0a0'

const withNoBreaks: Matcher = (_, delta) =>
  new Delta(
    delta.map((op) =>
      typeof op.insert === 'string' ? { ...op, insert: op.insert.replaceAll(NO_BREAK, '\u00a0') } : op,
    ),
  )

/** Formats that a line keeps when its text is deleted; those of tables and code hold lines together. */
const LEFT_BEHIND = { header: false, blockquote: false, list: false, indent: false }

/** Whatever is pasted, from Word as well, comes out as paragraphs with the editor's own formats. */
export class CleanClipboard extends Clipboard {
  /** Told after each paste what did not come as it was. */
  onReport: (report: PasteReport) => void = () => undefined

  constructor(...[quill, options]: ConstructorParameters<typeof Clipboard>) {
    super(quill, options)
    this.addMatcher('[data-style]', withFormats)
    this.addMatcher('a', withSafeLink)
    this.addMatcher('iframe', asVideo)
    this.addMatcher(Node.TEXT_NODE, withNoBreaks)
  }

  protected override convertHTML(html: string): Delta {
    return super.convertHTML(html.replace(/\u00a0|&nbsp;/g, NO_BREAK))
  }

  /** Several lines that are pasted into an empty one replace it: what it was, a heading perhaps, is not what the last is. */
  override onPaste(range: Range, pasted: { text?: string; html?: string }): void {
    const [line] = this.quill.getLine(range.index)
    const isFormatted = Object.keys(LEFT_BEHIND).some((name) => name in this.quill.getFormat(range.index))
    if (range.length === 0 && line?.length() === 1 && isFormatted && this.#hasLines(pasted))
      this.quill.formatLine(range.index, 1, LEFT_BEHIND, 'user')
    super.onPaste(range, pasted)
  }

  #hasLines(pasted: { text?: string; html?: string }): boolean {
    return this.convert(pasted).ops.some(({ insert }) => typeof insert === 'string' && insert.includes('\n'))
  }

  override onCapturePaste(event: ClipboardEvent): void {
    const { clipboardData: data } = event
    const html = data?.getData('text/html')
    const files = [...(data?.files ?? [])]
    const isText = html || data?.getData('text/plain')
    if (event.defaultPrevented || !this.quill.isEnabled() || (!html && (isText || files.length === 0))) {
      super.onCapturePaste(event)
      return
    }
    event.preventDefault()
    const range = this.quill.getSelection(true)
    const { html: simple, report } = simplified(html ?? '')
    const hasText = /<(?:iframe|img)/i.test(simple) || /[^\s]/.test(simple.replace(/<[^<>]*>/g, ''))
    if (hasText) this.onPaste(range, { html: simple, text: data?.getData('text/plain') ?? '' })
    // Word adds a picture of the very text; a picture alone is what an editor has copied.
    this.onReport(hasText || files.length === 0 ? report : { ...report, files, pictures: 0 })
  }
}
