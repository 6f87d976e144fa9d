import { lazy, Suspense, type TouchEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stepWithin } from '#lib/step-within.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Text } from '#ui/text.tsx'
import styles from './gallery.module.css'
import type { GalleryPicture } from './gallery-picture.ts'
import { Icon } from './icon.tsx'
import { NewsPicture } from './news-picture.tsx'

const FullScreenGallery = lazy(() => import('./full-screen-gallery.tsx'))
const SWIPE_PX = 40

/** Pictures one at a time, with previous and next and their number; a click shows them full screen, paper shows all. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation('news')
  const [index, setIndex] = useState(0)
  const [isFullScreen, setFullScreen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const swipeStart = useRef<number | null>(null)

  const count = pictures.length
  const current = pictures[index]
  const following = pictures[stepWithin(count, index, 1)]
  if (!current || !following) return null
  const step = (by: 1 | -1) => setIndex(stepWithin(count, index, by))
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - (swipeStart.current ?? 0)
    if (swipeStart.current !== null && Math.abs(distance) > SWIPE_PX) step(distance < 0 ? 1 : -1)
    swipeStart.current = null
  }

  return (
    <section className={styles.gallery} aria-roledescription="carousel" aria-label={t('gallery')}>
      <div
        className={styles.stage}
        onTouchStart={({ touches }) => {
          swipeStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
        }}
        onTouchEnd={count > 1 ? onTouchEnd : undefined}
      >
        <button ref={opener} type="button" className={styles.opener} onClick={() => setFullScreen(true)}>
          <NewsPicture
            key={current.file}
            file={current.file}
            alt={current.alt}
            lang={current.lang}
            focus={current.focus}
            sizes="(min-width: 1000px) 66vw, 100vw"
          />
          <span className="sr">{t('openGallery')}</span>
        </button>
        {count > 1 && (
          <div className={styles.bar}>
            <span className={styles.counter} aria-live="polite">
              <b>{index + 1}</b>/{count}
            </span>
            <IconButton size="large" solid aria-label={t('previous')} onClick={() => step(-1)}>
              <Icon name="left" size="large" />
            </IconButton>
            <IconButton size="large" solid aria-label={t('next')} onClick={() => step(1)}>
              <Icon name="arrow" size="large" />
            </IconButton>
          </div>
        )}
      </div>
      {count > 1 && (
        <div className={styles.following} aria-hidden="true">
          <NewsPicture
            key={following.file}
            file={following.file}
            alt=""
            focus={following.focus}
            sizes="(min-width: 1000px) 66vw, 1px"
          />
        </div>
      )}
      {(current.caption || current.alt) && (
        <Text
          size="small"
          tone="muted"
          className={styles.caption}
          lang={current.lang ?? 'en'}
          aria-hidden={!current.caption || undefined}
        >
          {current.caption || current.alt}
        </Text>
      )}
      {count > 1 && (
        <ul className={styles.printed}>
          {pictures.map(({ file, alt, lang, caption }) => (
            <li key={file}>
              <NewsPicture file={file} alt={alt} lang={lang} sizes="90mm" />
              {caption && <p lang={lang}>{caption}</p>}
            </li>
          ))}
        </ul>
      )}
      {isFullScreen && (
        <Suspense fallback={null}>
          <FullScreenGallery
            pictures={pictures}
            index={index}
            onView={setIndex}
            onClosed={() => {
              setFullScreen(false)
              opener.current?.focus()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
