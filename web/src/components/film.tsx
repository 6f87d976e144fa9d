import { useState } from 'react'
import type { EncodedPicture } from '#pictures/encoded-picture.ts'
import styles from './film.module.css'
import { Picture } from './picture.tsx'
import { PlaySign } from './play-sign.tsx'

interface FilmProps {
  /** Address of the film on this site; without one the picture stands alone. */
  src: string | null
  poster: EncodedPicture
  /** What the film shows, and what it is: `Inside the plant`, `Factory film`. */
  title: string
  caption: string
  /** What the button does, for those who do not see its sign. */
  play: string
}

/** A silent film of our own behind its picture; nothing of it is loaded before the click. */
export function Film({ src, poster, title, caption, play }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false)
  const picture = <Picture picture={poster} alt="" sizes="(min-width: 1000px) 92vw, 200vw" className={styles.picture} />
  if (src === null) return <div className={styles.film}>{picture}</div>
  if (isPlaying)
    return (
      <video ref={focus} className={styles.film} src={src} aria-label={title} controls autoPlay muted playsInline />
    )
  return (
    <button type="button" className={`${styles.film} ${styles.still} on-dark`} onClick={() => setPlaying(true)}>
      {picture}
      <span className={styles.sign}>
        <PlaySign note={caption}>
          <span className="sr">{play}: </span>
          {title}
        </PlaySign>
      </span>
    </button>
  )
}

function focus(film: HTMLVideoElement | null): void {
  film?.focus()
}
