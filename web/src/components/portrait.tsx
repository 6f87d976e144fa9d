import { PORTRAIT_FORMATS, PORTRAIT_SIDES, type PortraitFormat, portraitAddress } from 'api/contract/portraits'

interface PortraitProps {
  /** Of the photograph; `null` when there is none. */
  crop: string | null
  /** How wide it is shown, as in HTML. */
  sizes: string
}

const [avif, webp] = PORTRAIT_FORMATS

/** The photograph of a person, laid over the initials: they are seen until it comes, and when it does not. */
export function Portrait({ crop, sizes }: PortraitProps) {
  if (crop === null) return null
  const srcSet = (format: PortraitFormat) =>
    PORTRAIT_SIDES.map((side) => `${portraitAddress(crop, side, format)} ${side}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        src={portraitAddress(crop, PORTRAIT_SIDES[1], webp)}
        srcSet={srcSet(webp)}
        sizes={sizes}
        width={PORTRAIT_SIDES[1]}
        height={PORTRAIT_SIDES[1]}
        alt=""
        loading="lazy"
      />
    </picture>
  )
}
