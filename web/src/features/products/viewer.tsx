import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { ProductImage } from '#content/products.ts'
import { growPicture } from '#lib/grow-picture.ts'
import { stepWithin } from '#lib/step-within.ts'
import { pictureOf } from '#pictures/picture-of.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ProductPicture } from './product-picture.tsx'
import styles from './viewer.module.css'

/** The shape of the place of the large picture, as in the style. */
const STAGE = 4 / 3
type Gallery = typeof import('./product-gallery.tsx').ProductGallery

/** The pictures of a product: one large, all small below to choose from (PROD-17), and the full-screen gallery. */
export function Viewer({ images }: { images: readonly [ProductImage, ...ProductImage[]] }) {
  const { t } = useTranslation('products')
  const { t: pictures } = useTranslation('pictures')
  const [index, setIndex] = useState(0)
  const [FullScreen, setFullScreen] = useState<Gallery>()
  const opener = useRef<HTMLButtonElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const count = images.length
  const image = images[index] ?? images[0]
  const { width, height } = pictureOf(image)
  /** How wide the whole picture is shown, of which the place may cut off the sides. */
  const wide = (share: number) => `${Math.ceil(share * Math.max(1, width / height / STAGE))}vw`

  async function openGallery() {
    const { ProductGallery } = await import('./product-gallery.tsx')
    growPicture(
      stage.current?.querySelector('img') ?? null,
      () => flushSync(() => setFullScreen(() => ProductGallery)),
      () => document.querySelector('dialog[open] img'),
    )
  }

  return (
    <section aria-label={t('labels.pictures')}>
      <div ref={stage} className={styles.stage}>
        <ProductPicture
          key={image}
          image={image}
          sizes={`(min-width: 1180px) ${wide(40)}, (min-width: 1000px) ${wide(72)}, ${wide(100)}`}
          isHero={index === 0}
        />
        <div className={styles.bar}>
          {count > 1 && (
            <>
              <IconButton
                size="medium"
                solid
                aria-label={t('labels.previousImage')}
                onClick={() => setIndex(stepWithin(count, index, -1))}
              >
                <Icon name="left" />
              </IconButton>
              <span aria-live="polite">{t('labels.imageCount', { n: index + 1, count })}</span>
              <IconButton
                size="medium"
                solid
                aria-label={t('labels.nextImage')}
                onClick={() => setIndex(stepWithin(count, index, 1))}
              >
                <Icon name="arrow" />
              </IconButton>
            </>
          )}
          <IconButton ref={opener} size="medium" solid aria-label={t('labels.gallery')} onClick={openGallery}>
            <FullScreenIcon />
          </IconButton>
        </div>
      </div>
      {count > 1 && (
        <ul className={count > 5 ? `${styles.thumbs} ${styles.many}` : styles.thumbs}>
          {images.map((one, place) => (
            <li key={one}>
              <button
                type="button"
                aria-label={t('labels.showImage', { n: place + 1, name: pictures(`alt.${one}`) })}
                aria-pressed={place === index}
                onClick={() => setIndex(place)}
              >
                <ProductPicture image={one} sizes="(min-width: 1180px) 9vw, 20vw" isDecoration />
              </button>
            </li>
          ))}
        </ul>
      )}
      {FullScreen && (
        <FullScreen
          images={images}
          first={index}
          onClosed={() => {
            setFullScreen(undefined)
            opener.current?.focus()
          }}
        />
      )}
    </section>
  )
}

/** Four corners, only for the eye. */
function FullScreenIcon() {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5" />
    </svg>
  )
}
