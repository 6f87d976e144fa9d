import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { ProductImage } from '#content/products.ts'
import { stepWithin } from '#lib/step-within.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './product-gallery.module.css'
import { ProductPicture } from './product-picture.tsx'

const SWIPE_PX = 40
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

interface ProductGalleryProps {
  images: readonly [ProductImage, ...ProductImage[]]
  /** The picture the slideshow begins with. */
  first: number
  onClosed: () => void
}

/**
 * All pictures full screen (PROD-21, PROD-22, AMB-18): as a list, or one at a time; a picture of the list opens the
 * slideshow, the toggle leads back. Arrow keys and swiping step, Escape closes.
 */
export function ProductGallery({ images, first, onClosed }: ProductGalleryProps) {
  const { t } = useTranslation('products')
  const { t: pictures } = useTranslation('pictures')
  const [index, setIndex] = useState(first)
  const [isList, setList] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeStart = useRef<number | null>(null)
  const count = images.length
  const step = (by: 1 | -1) => setIndex(stepWithin(count, index, by))

  useEffect(() => {
    const { documentElement: page } = document
    dialog.current?.showModal()
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = ''
    }
  }, [])

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = STEPS[key]
    if (by && !isList) step(by)
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - (swipeStart.current ?? 0)
    if (swipeStart.current !== null && Math.abs(distance) > SWIPE_PX) step(distance < 0 ? 1 : -1)
    swipeStart.current = null
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.gallery} on-dark`}
      aria-label={t('labels.galleryName')}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <span aria-live="polite">{!isList && t('labels.imageCount', { n: index + 1, count })}</span>
        {count > 1 && (
          <IconButton size="large" solid onClick={() => setList(!isList)}>
            {isList ? t('labels.gallerySlideshow') : t('labels.galleryList')}
          </IconButton>
        )}
        <IconButton size="large" solid aria-label={t('labels.galleryClose')} onClick={() => dialog.current?.close()}>
          <Icon name="cross" size="large" />
        </IconButton>
      </div>
      {isList ? (
        <ul className={styles.list}>
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('labels.showImage', { n: place + 1, name: pictures(`alt.${image}`) })}
                onClick={() => {
                  setIndex(place)
                  setList(false)
                }}
              >
                <ProductPicture image={image} sizes="(min-width: 1000px) 33vw, 50vw" isDecoration />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div
          className={styles.stage}
          onTouchStart={({ touches }) => {
            swipeStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
          }}
          onTouchEnd={count > 1 ? onTouchEnd : undefined}
        >
          <ProductPicture key={index} image={images[index] ?? images[0]} sizes="100vw" />
          {count > 1 && (
            <>
              <IconButton size="large" solid aria-label={t('labels.previousImage')} onClick={() => step(-1)}>
                <Icon name="left" size="large" />
              </IconButton>
              <IconButton size="large" solid aria-label={t('labels.nextImage')} onClick={() => step(1)}>
                <Icon name="arrow" size="large" />
              </IconButton>
            </>
          )}
        </div>
      )}
    </dialog>
  )
}
