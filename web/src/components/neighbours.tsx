import type { SiteUrl } from '#content/site-url.ts'
import { Icon } from './icon.tsx'
import styles from './neighbours.module.css'
import { SiteLink } from './site-link.tsx'

interface Neighbour {
  name: string
  url: SiteUrl
}

interface NeighboursProps {
  /** What the two links are called together. */
  label: string
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** What stands above the names. */
  texts: { previous: string; next: string }
}

/** The pages before and after this one, at its end; one alone takes the whole width. */
export function Neighbours({ label, previous, next, texts }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && (
        <SiteLink to={previous.url} className={styles.previous}>
          <small>
            <Icon name="left" /> {texts.previous}
          </small>
          <strong>{previous.name}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.url} className={styles.next}>
          <small>
            {texts.next} <Icon name="arrow" />
          </small>
          <strong>{next.name}</strong>
        </SiteLink>
      )}
    </nav>
  )
}
