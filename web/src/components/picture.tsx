import { preload } from 'react-dom'

/** A picture of the site itself, as `pnpm pictures` left it: addresses by their widths in pixels. */
export interface EncodedPicture {
  avif: Readonly<Record<number, string>>
  webp: Readonly<Record<number, string>>
  /** Pixels of the master. */
  width: number
  height: number
  /** Its average, to stand there until the picture has come. */
  colour: string
}

interface PictureProps {
  picture: EncodedPicture
  /** Another picture for small screens, where that one would show too little of itself. */
  mobile?: EncodedPicture | undefined
  /** Empty for decoration. */
  alt: string
  /** How wide it is shown, as in HTML: `(min-width: 1000px) 50vw, 100vw`. */
  sizes: string
  className?: string | undefined
  /** The largest thing a visitor sees first: it is asked for at once. */
  isHero?: boolean
}

const SMALL = '(max-width: 999.98px)'
const WIDE = '(min-width: 1000px)'

/** A picture in the format and width that suit the browser; below the fold it waits. */
export function Picture({ picture, mobile, alt, sizes, className, isHero = false }: PictureProps) {
  const { avif, webp, width, height } = picture
  if (isHero) {
    preloadAvif(picture, sizes, mobile && WIDE)
    if (mobile) preloadAvif(mobile, sizes, SMALL)
  }
  return (
    <picture>
      {mobile && (
        <>
          <source media={SMALL} type="image/avif" srcSet={srcSet(mobile.avif)} sizes={sizes} />
          <source media={SMALL} srcSet={srcSet(mobile.webp)} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        className={className}
        src={largest(webp)}
        srcSet={srcSet(webp)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

function preloadAvif({ avif }: EncodedPicture, sizes: string, media: string | undefined): void {
  preload(largest(avif), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(avif),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media ? { media } : {}),
  })
}

function srcSet(variants: EncodedPicture['avif']): string {
  return Object.entries(variants)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ')
}

function largest(variants: EncodedPicture['avif']): string {
  return Object.values(variants).at(-1) ?? ''
}
