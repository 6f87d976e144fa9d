import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FinderLine } from '#components/finder-line.tsx'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { slides } from '#content/home.ts'
import { openingPictures } from '#pictures/opening-pictures.ts'
import { Slide } from './slide.tsx'
import styles from './slideshow-header.module.css'
import { useSlideshow } from './use-slideshow.ts'

/** The header of the home page: five slides that follow each other, a thumbnail for each, a pause (HOME-01 … 05), and the finder's line. */
export function SlideshowHeader() {
  const { t } = useTranslation('home')
  const bar = useRef<HTMLSpanElement>(null)
  const { slide: current, isPaused, select, togglePause, setReading } = useSlideshow(slides.length, bar)
  const withPicture = useNearSlides(current)
  return (
    <section
      className={`${styles.header} on-dark`}
      data-cover
      aria-roledescription="carousel"
      aria-label={t('slideshow.label')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a slide whose link has the focus shall not go away. */}
      <div aria-live={isPaused ? 'polite' : 'off'} onFocus={() => setReading(true)} onBlur={() => setReading(false)}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            position={`${index + 1} / ${slides.length}`}
            isShown={index === current}
            hasPicture={withPicture.has(index)}
            isFirst={index === 0}
          />
        ))}
      </div>
      <div className={`${styles.controls} wrap`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing moves while one types. */}
        <div className={styles.finder} onFocus={() => setReading(true)} onBlur={() => setReading(false)}>
          <FinderLine id="need" />
          <p>
            {t('finder.note')} <SiteLink to="/products/finder?q=6060+T66+6500+mm">{t('finder.example')}</SiteLink>
          </p>
        </div>
        <ul className={styles.thumbs}>
          {slides.map(({ id, imgMini }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumb}
                aria-current={index === current || undefined}
                aria-label={t('slideshow.select', {
                  n: index + 1,
                  count: slides.length,
                  title: t(`slides.${id}.thumb`),
                })}
                onClick={() => select(index)}
              >
                {index === current && <span ref={bar} className={styles.bar} />}
                <Picture picture={openingPictures[imgMini]} alt="" sizes="128px" />
                <span>{t(`slides.${id}.thumb`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? t('slideshow.play') : t('slideshow.pause')}
          onClick={togglePause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      </div>
    </section>
  )
}

/** The slides that have been shown, the one on view, and, once the page has come, the next: these need their pictures. */
function useNearSlides(current: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([current]))
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const look = () => setLoaded(document.readyState === 'complete')
    look()
    window.addEventListener('load', look)
    return () => window.removeEventListener('load', look)
  }, [])
  useEffect(() => {
    setNear((before) => new Set([...before, current, ...(isLoaded ? [(current + 1) % slides.length] : [])]))
  }, [current, isLoaded])
  return near.has(current) ? near : new Set([...near, current])
}
