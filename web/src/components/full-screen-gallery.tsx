import { PICTURE_WIDTHS, pictureSize } from 'api/contract/pictures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './full-screen-gallery.css'
import type { GalleryPicture } from './gallery-picture.ts'
import { NewsPicture, newsPictureUrl } from './news-picture.tsx'

interface FullScreenGalleryProps {
  pictures: readonly GalleryPicture[]
  /** The picture shown first. */
  index: number
  onView: (index: number) => void
  /** Called once it has faded out. */
  onClosed: () => void
}

// biome-ignore lint/style/noDefaultExport: `lazy` takes a module with a default export.
export default function FullScreenGallery({ pictures, index, onView, onClosed }: FullScreenGalleryProps) {
  const { t } = useTranslation('news')
  const [isOpen, setOpen] = useState(true)
  return (
    <Lightbox
      open={isOpen}
      close={() => setOpen(false)}
      index={index}
      on={{ view: (view) => onView(view.index), exited: onClosed }}
      slides={pictures.map(slideOf)}
      plugins={[Captions, ...(pictures.length > 1 ? [Counter, Thumbnails] : [])]}
      thumbnails={{ width: 112, height: 70, border: 0, borderRadius: 0, padding: 0, gap: 8, imageFit: 'cover' }}
      carousel={{ finite: pictures.length === 1, imageProps: { lang: pictures[0]?.lang } }}
      render={{
        thumbnail: ({ slide }) => thumbnail(pictures.find(({ file }) => 'src' in slide && slide.src.includes(file))),
        ...(pictures.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
      labels={{
        Lightbox: t('gallery'),
        'Photo gallery': t('gallery'),
        Thumbnails: t('thumbnails'),
        Slide: t('picture'),
        Carousel: t('gallery'),
        Previous: t('previous'),
        Next: t('next'),
        Close: t('closeGallery'),
      }}
    />
  )
}

/** A crop that keeps what the picture is about, as the others of the site. */
function thumbnail(picture: GalleryPicture | undefined) {
  return (
    picture && (
      <NewsPicture
        file={picture.file}
        alt={picture.alt}
        lang={picture.lang}
        focus={picture.focus}
        sizes="112px"
        className="gallery-thumbnail"
      />
    )
  )
}

function slideOf({ file, alt, caption }: GalleryPicture) {
  const { width, height } = pictureSize(file) ?? { width: 1600, height: 1000 }
  const scaled = (wide: (typeof PICTURE_WIDTHS)[number]) => ({
    src: newsPictureUrl(file, wide),
    width: Math.min(wide, width),
    height: Math.round((Math.min(wide, width) * height) / width),
  })
  return { ...scaled(1600), alt, srcSet: PICTURE_WIDTHS.map(scaled), ...(caption && { description: caption }) }
}
