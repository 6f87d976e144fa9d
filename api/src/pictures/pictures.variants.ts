import { PICTURE_VARIANTS, type PictureVariant } from '#contract/pictures.ts'

/** The stored name of a variant of a picture. */
export function variantOf(file: string, variant: PictureVariant): string {
  return typeof variant === 'string' ? `${file}.${variant}.jpg` : `${file}.${variant}.webp`
}

/** The picture that a stored name is, or is a variant of. */
export function pictureOf(stored: string): string {
  return stored.replace(/\.(?:\d+\.webp|card(?:-\d+)?\.jpg)$/, '')
}

/** All names under which a picture may be stored. */
export function withVariants(file: string): string[] {
  return [file, ...PICTURE_VARIANTS.map((variant) => variantOf(file, variant))]
}
