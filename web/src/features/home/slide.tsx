import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { slides } from '#content/home.ts'
import { openingPictures } from '#pictures/opening-pictures.ts'
import styles from './slide.module.css'

interface SlideProps {
  slide: (typeof slides)[number]
  /** What it is among how many: `2 / 5`. */
  position: string
  isShown: boolean
  /** Its picture is there; those of later slides come when their time is near. */
  hasPicture: boolean
  isFirst: boolean
}

/** A picture that does not come is shown by its colour. */
const ignore = () => {}

/** One slide of the home page: a picture, what it says, and where that leads. */
export function Slide({ slide, position, isShown, hasPicture, isFirst }: SlideProps) {
  const { t } = useTranslation('home')
  const picture = openingPictures[slide.img]
  const frame = useRef<HTMLDivElement>(null)
  // Decoded ahead of its time, so that picture, text and progress change in one step also on a busy machine.
  useEffect(() => {
    if (hasPicture) frame.current?.querySelector('img')?.decode().catch(ignore)
  }, [hasPicture])
  const Heading = isShown ? 'h1' : 'h2'
  const classes = [styles.slide, isShown && styles.shown, slide.dark ? 'on-dark' : styles.light]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is no fieldset.
    <div
      ref={frame}
      className={classes.filter(Boolean).join(' ')}
      role="group"
      aria-roledescription="slide"
      aria-label={position}
    >
      <svg className={styles.picture} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.colour} />
      </svg>
      {hasPicture && (
        <Picture
          picture={picture}
          mobile={openingPictures[slide.imgMobile]}
          alt=""
          sizes={`(max-width: 999.98px) max(100vw, 80vh), max(100vw, ${Math.round((picture.width / picture.height) * 100)}vh)`}
          className={styles.picture}
          isHero={isFirst}
        />
      )}
      <div className={styles.text}>
        <div className="wrap">
          <Heading className={styles.title}>
            {t(`slides.${slide.id}.title`, { returnObjects: true }).map((line) => (
              <span key={line}>
                <span>{`${line} `}</span>
              </span>
            ))}
          </Heading>
          <div className={styles.side}>
            <p className="lead">{t(`slides.${slide.id}.subtitle`)}</p>
            <SiteLink to={slide.to} className="link">
              {t(`slides.${slide.id}.button`)} <Icon name="arrow" />
            </SiteLink>
          </div>
        </div>
      </div>
    </div>
  )
}
