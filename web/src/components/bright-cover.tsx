import type { ReactNode } from 'react'
import { Text } from '#ui/text.tsx'
import styles from './bright-cover.module.css'

interface BrightCoverProps {
  /** The picture, with `className={brightPicture}`. */
  picture: ReactNode
  /** What stands below the picture. */
  caption?: string | undefined
  /** What the picture shows stands there when there is no caption; who hears the page has it from the picture. */
  shows?: string | undefined
  /** Stands small above the title: what the page belongs to. */
  kind?: string | undefined
  /** As it is shown on screen: `12-11-2026`, with what is said beside it. */
  date?: ReactNode
  title: string
  /** A title of one or two words. */
  isDisplay?: boolean
  /** Language of the title when it is not the page's. */
  lang?: string | undefined
}

/** The class of the picture inside a bright cover. */
export const brightPicture = styles.picture

/** The header of a page whose picture stays as bright as it is: the title stands on white above it (NEWS-10). */
export function BrightCover({ picture, caption, shows, kind, date, title, isDisplay = false, lang }: BrightCoverProps) {
  return (
    <section data-cover="bright" lang={lang}>
      <div className={`${styles.head} wrap`}>
        {date && <p className={styles.above}>{date}</p>}
        {kind && <p className={styles.above}>{kind}</p>}
        <h1 className={!isDisplay && title.length > 70 ? styles.long : undefined}>{title}</h1>
      </div>
      {picture}
      {(caption || shows) && (
        <Text size="small" tone="muted" className={`${styles.caption} wrap`} aria-hidden={!caption || undefined}>
          {caption || shows}
        </Text>
      )}
    </section>
  )
}
