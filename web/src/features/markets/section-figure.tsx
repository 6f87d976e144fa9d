import { useTranslation } from 'react-i18next'
import { Picture } from '#components/picture.tsx'
import type { Section } from '#content/market-sections.ts'
import { pictureOf } from '#pictures/picture-of.ts'
import { Finishes } from './finishes.tsx'
import { Laminate } from './laminate.tsx'
import { Reel } from './reel.tsx'
import { RoofRail } from './roof-rail.tsx'
import styles from './section-figure.module.css'

const drawings = { 'roof-rail': RoofRail, reel: Reel, laminate: Laminate, finishes: Finishes }

/** What a section shows: a picture, a cross-section, or a drawing of our own; nothing where there is none of them. */
export function SectionFigure({ section }: { section: Section }) {
  const { t } = useTranslation('pictures')
  if ('drawing' in section) {
    const Drawing = drawings[section.drawing]
    return (
      <figure className={styles.figure}>
        <Drawing className={styles.drawing} />
      </figure>
    )
  }
  if (!('picture' in section)) return null
  const picture = pictureOf(section.picture)
  const alt = t(`alt.${section.picture}`)
  return (
    <figure className={styles.figure}>
      {'src' in picture ? (
        <img className={styles.drawing} {...picture} alt={alt} loading="lazy" />
      ) : (
        <Picture
          className={styles.picture}
          picture={picture}
          alt={alt}
          sizes="(min-width: 1000px) 46vw, (min-width: 600px) 100vw, 114vw"
        />
      )}
    </figure>
  )
}
