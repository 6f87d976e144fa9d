import type { PictureCode } from '#content/picture-codes.ts'

const addresses = import.meta.glob<string>('../../pictures/*-480.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Address of a picture 480 pixels wide; `undefined` for a drawing. */
export function smallPicture(code: PictureCode): string | undefined {
  return addresses[`../../pictures/${code}-480.webp`]
}
