import './news-picture.css'
import { PICTURE_WIDTHS, pictureSize } from 'api/contract/pictures'

interface NewsPictureProps {
  /** Name of the stored file. */
  file: string
  alt: string
  /** Language of the alternative text when it is not the page's. */
  lang?: string | undefined
  /** How wide it is shown, as in HTML. */
  sizes: string
  className?: string | undefined
  /** What a crop keeps: percent from the left and from the top, in tens, as `30 70`. */
  focus?: string | undefined
  /** The largest thing a visitor sees first: it is asked for at once. */
  isHero?: boolean
}

/** A picture of a news item in the width that suits the screen (NEWS-18); below the fold it waits. */
export function NewsPicture({ file, alt, lang, sizes, className, focus, isHero = false }: NewsPictureProps) {
  return (
    <img
      className={className}
      src={newsPictureUrl(file, 960)}
      srcSet={PICTURE_WIDTHS.map((width) => `${newsPictureUrl(file, width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...pictureSize(file)}
      alt={alt}
      lang={lang}
      data-focus={focus}
      {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}

/** Where a stored picture is served in a width. One that is not stored yet has its own address, in a preview. */
export function newsPictureUrl(file: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return /:/.test(file) ? file : `/uploads/news/${file}?w=${width}`
}
