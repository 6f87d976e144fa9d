import { PICTURE_CARD, type PictureVariant, pictureSize } from './pictures.ts'

/**
 * The card that keeps what its picture is about, as the site crops it: one side is cut off, the other whole.
 * @param focus percent from the left and from the top, in tens, as `30 70`
 */
export function cardOf(file: string, focus: string | null | undefined): PictureVariant {
  const size = pictureSize(file)
  const [left, top] = (focus ?? '50 50').split(' ')
  if (!size) return 'card'
  const kept = size.width * PICTURE_CARD.height > size.height * PICTURE_CARD.width ? left : top
  return kept === '50' ? 'card' : (`card-${kept}` as PictureVariant)
}
