import { useEffect, useRef, useState } from 'react'

/** Where the slide shows its wide picture, which the film begins and ends with, and motion is not unwanted. */
const SHOWN_IN = '(min-width: 1000px) and (prefers-reduced-motion: no-preference)'
const SLOW = /2g|3g/

interface CoilFilmProps {
  isShown: boolean
  /** By the visitor, with the button of the slideshow. */
  isPaused: boolean
}

/** What Chromium knows of the visitor's connection; others say nothing. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * The silent film over the picture of the first slide: light travels over the coil, once in six seconds. It begins anew whenever
 * the slide is shown, and stands still with the slideshow and in a hidden tab.
 */
export function CoilFilm({ isShown, isPaused }: CoilFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(savesData)
  const isFilm = isWanted && !hasFailed

  useEffect(() => {
    const media = window.matchMedia(SHOWN_IN)
    const look = () => setWanted(media.matches)
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])

  useEffect(() => {
    if (isFilm && isShown && film.current) film.current.currentTime = 0
  }, [isFilm, isShown])

  useEffect(() => {
    const look = () => {
      if (isShown && !isPaused && !document.hidden) film.current?.play().catch(ignore)
      else film.current?.pause()
    }
    if (!isFilm) return
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isFilm, isShown, isPaused])

  if (!isWanted) return null
  // Where it would cost too much, or cannot be played.
  if (hasFailed) return <i />
  return (
    <video
      ref={film}
      data-started={isStarted || undefined}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setStarted(true)}
    >
      <source src="/films/coil-light.webm" type='video/webm; codecs="av01.0.08M.10"' />
      <source src="/films/coil-light.mp4" type="video/mp4" onError={() => setFailed(true)} />
    </video>
  )
}

/** A film that may not play leaves the picture as it is. */
const ignore = () => undefined

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || SLOW.test(connection?.effectiveType ?? '')
}
