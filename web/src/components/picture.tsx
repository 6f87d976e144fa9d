import { preload } from 'react-dom'
import { type EncodedPicture, pictureAddress, srcSet } from '#pictures/encoded-picture.ts'

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
  const { width, height } = picture
  if (isHero) {
    preloadAvif(picture, sizes, mobile && WIDE)
    if (mobile) preloadAvif(mobile, sizes, SMALL)
  }
  return (
    <picture>
      {mobile && (
        <>
          <source media={SMALL} type="image/avif" srcSet={srcSet(mobile, 'avif')} sizes={sizes} />
          <source media={SMALL} srcSet={srcSet(mobile, 'webp')} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(picture, 1920)}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

function preloadAvif(picture: EncodedPicture, sizes: string, media: string | undefined): void {
  preload(pictureAddress(picture, 1920, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media ? { media } : {}),
  })
}
