import { Delta } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { linkAddress } from './link-address.ts'
import { flatten, styleFormats, withoutStyles } from './pasted-html.ts'
import { videoAddress } from './video-address.ts'

type Matcher = (node: Node, delta: Delta) => Delta

const withFormats: Matcher = (node, delta) => {
  const { bold, italic, underline } = styleFormats((node as Element).getAttribute('data-style') ?? '')
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

const asPlainSpaces: Matcher = (_, delta) =>
  new Delta(
    delta.map((op) => (typeof op.insert === 'string' ? { ...op, insert: op.insert.replaceAll('\u00a0', ' ') } : op)),
  )

/** Whatever is pasted, from Word as well, comes out as paragraphs with the editor's own formats. */
export class CleanClipboard extends Clipboard {
  constructor(...[quill, options]: ConstructorParameters<typeof Clipboard>) {
    super(quill, options)
    this.addMatcher('[data-style]', withFormats)
    this.addMatcher('a', withSafeLink)
    this.addMatcher('iframe', asVideo)
    this.addMatcher(Node.TEXT_NODE, asPlainSpaces)
  }

  protected override convertHTML(html: string): Delta {
    const body = new DOMParser().parseFromString(withoutStyles(html), 'text/html').body
    flatten(body)
    return super.convertHTML(body.innerHTML)
  }
}
