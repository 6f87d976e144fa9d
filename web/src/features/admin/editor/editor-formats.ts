import { PICTURE_FILE } from 'api/contract/pictures'
import { BlockEmbed } from 'quill/blots/block.js'
import Quill from 'quill/core.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import CodeBlock from 'quill/formats/code.js'
import Header from 'quill/formats/header.js'
import IndentClass from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import List from 'quill/formats/list.js'
import Script from 'quill/formats/script.js'
import Underline from 'quill/formats/underline.js'
import Table from 'quill/modules/table.js'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { linkAddress } from './link-address.ts'
import { CleanClipboard } from './paste-clipboard.ts'

/** A video inside the editor is a still, so that nothing is asked of its host while a member of staff writes. */
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

/** A picture of the gallery inside the editor, by its file. */
class StoredPicture extends BlockEmbed {
  static override blotName = 'picture'
  static override className = 'ql-picture'
  static override tagName = 'IMG'

  static override create(file: string): HTMLElement {
    // biome-ignore lint/complexity/noThisInStatic: Parchment makes the element of the class it is called on
    const image = super.create(file) as HTMLImageElement
    if (!PICTURE_FILE.test(file)) return image
    image.dataset.file = file
    image.src = staffPicture(file, { width: 960, isPrivate: true })
    image.alt = ''
    return image
  }

  static override value(image: HTMLElement): string {
    return image.dataset.file ?? ''
  }
}

class SafeLink extends Link {
  static override sanitize(address: string): string {
    return linkAddress(address) ?? Link.SANITIZED_URL
  }
}

/** The title of the page is its first level. */
class TwoHeadings extends Header {
  static override tagName = ['H2', 'H3']

  static override create(level?: number): HTMLElement {
    // biome-ignore lint/complexity/noThisInStatic: Parchment makes the element of the class it is called on
    return super.create(level === 3 ? 'H3' : 'H2') as HTMLElement
  }

  static override formats(heading: HTMLElement): number {
    return heading.tagName === 'H3' ? 3 : 2
  }
}

/** What the editor lets people write (ADM-36), and nothing else. */
export const FORMATS = [
  ...['bold', 'italic', 'underline', 'link', 'video', 'code-block'],
  ...['picture', 'header', 'list', 'indent', 'blockquote', 'script', 'table'],
]

Quill.register(
  {
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/link': SafeLink,
    'formats/video': VideoStill,
    'formats/picture': StoredPicture,
    'formats/code-block': CodeBlock,
    'formats/header': TwoHeadings,
    'formats/list': List,
    'formats/indent': IndentClass,
    'formats/blockquote': Blockquote,
    'formats/script': Script,
    'modules/table': Table,
    'modules/clipboard': CleanClipboard,
  },
  true,
)

export { Quill }
