import { Video } from '#components/video.tsx'
import styles from './film.module.css'

interface FilmProps {
  /** Address of the player's page; without one there is nothing to see. */
  src: string | null
  words: { heading: string; paragraphs: readonly string[] }
}

/** A film with its heading, loaded on a click. */
export function Film({ src, words }: FilmProps) {
  if (src === null) return null
  return (
    <section id="film" className={styles.film}>
      <h2>{words.heading}</h2>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Video src={src} service={new URL(src).hostname} title={words.heading} />
    </section>
  )
}
