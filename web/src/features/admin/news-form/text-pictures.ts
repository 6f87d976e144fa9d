import type { Language } from 'api/contract/languages'
import type { TextPicture } from '#features/admin/editor/editor-props.ts'
import { fileOf, type NewsValues, needsUpload } from './news-values.ts'

/** The pictures of the gallery that may stand in a text: those that the server has. */
export function textPictures({ gallery, alt }: NewsValues, language: Language): TextPicture[] {
  return gallery
    .filter((picture) => !needsUpload(picture))
    .map((picture) => ({ file: fileOf(picture), alt: alt[picture.id]?.[language] ?? '' }))
}

export const isSamePictures = (one: readonly TextPicture[], other: readonly TextPicture[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
