import type { ReactNode } from 'react'
import styles from './cover.module.css'
import { CoverFilm } from './cover-film.tsx'
import { ScrollCue } from './scroll-cue.tsx'

interface CoverProps {
  /** The picture, with `className={coverPicture}`. */
  picture: ReactNode
  /** Address of a silent film of this site that runs over the picture. */
  film?: string
  /** A colour to stand there until the picture has come. */
  ground?: string
  /** Stands small above the title: what the page belongs to. */
  kind?: string | undefined
  title: string
  subtitle?: string
  /** As it is shown on screen: `12-11-2026`. */
  date?: string
  size?: 'small' | 'medium' | 'tall'
  /** Language of title and subtitle when it is not the page's. */
  lang?: string | undefined
  /** Without the arrow that leads to what stands below. */
  hideScroll?: boolean
  /** With more room between the title and the foot of the picture. */
  extraFooterSpace?: boolean
  /** What stands below the title, still on the picture. */
  children?: ReactNode
}

/** The class of the picture inside a cover: it fills it. */
export const coverPicture = styles.picture

/** The header of a page: its name as the largest word, subtitle and date on a picture (SHELL-18). The site's header lies over it. */
export function Cover(props: CoverProps) {
  const { picture, film, ground, kind, title, subtitle, date, size = 'medium', lang, children } = props
  const { hideScroll = false, extraFooterSpace = false } = props
  const classes = [styles.cover, styles[size], extraFooterSpace && styles.extra, 'on-dark']
  return (
    <section className={classes.filter(Boolean).join(' ')} data-cover lang={lang}>
      {ground && (
        <svg className={styles.picture} aria-hidden="true">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      {picture}
      {film && <CoverFilm src={film} />}
      <div className={`${styles.inside} wrap`}>
        {date && <p className={styles.date}>{date}</p>}
        {kind && <p className={styles.kind}>{kind}</p>}
        <h1 className={title.length > 90 ? `${styles.title} ${styles.long}` : styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
        {!hideScroll && <ScrollCue lang={lang && 'en'} />}
      </div>
    </section>
  )
}
