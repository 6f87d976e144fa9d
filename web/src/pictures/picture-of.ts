import { isRender, type PictureCode } from '#content/picture-codes.ts'
import type { EncodedPicture } from './encoded-picture.ts'
import { pictures } from './pictures.ts'
import { sections } from './sections.ts'

/** A cross-section to scale, with its size in pixels. */
interface CrossSection {
  src: string
  width: number
  height: number
}

/** What stands behind a code: a rendered picture, or a cross-section with its `src`. */
export function pictureOf(code: PictureCode): EncodedPicture | CrossSection {
  return isRender(code) ? pictures[code] : sections[code]
}
