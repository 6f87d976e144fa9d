import { BlockEmbed } from 'quill/blots/block.js'
import Quill from 'quill/core.js'
import Bold from 'quill/formats/bold.js'
import CodeBlock from 'quill/formats/code.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import Underline from 'quill/formats/underline.js'
import { linkAddress } from './link-address.ts'
import { CleanClipboard } from './paste-clipboard.ts'

/** A video inside the editor is a still, so that nothing is asked of its host while somebody writes. */
class VideoStill extends BlockEmbed {
  static override blotName = 'video'
  static override className = 'ql-video'
  static override tagName = 'DIV'

  static override create(address: string): HTMLElement {
    // biome-ignore lint/complexity/noThisInStatic: Parchment makes the element of the class it is called on
    const still = super.create(address) as HTMLElement
    still.dataset.video = address
    still.setAttribute('contenteditable', 'false')
    still.setAttribute('role', 'img')
    still.setAttribute('aria-label', address)
    return still
  }

  static override value(still: HTMLElement): string {
    return still.dataset.video ?? ''
  }
}

class SafeLink extends Link {
  static override sanitize(address: string): string {
    return linkAddress(address) ?? Link.SANITIZED_URL
  }
}

/** What the editor lets people write (ADM-36), and nothing else. */
export const FORMATS = ['bold', 'italic', 'underline', 'link', 'video', 'code-block']

Quill.register(
  {
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/link': SafeLink,
    'formats/video': VideoStill,
    'formats/code-block': CodeBlock,
    'modules/clipboard': CleanClipboard,
  },
  true,
)

export { Quill }
