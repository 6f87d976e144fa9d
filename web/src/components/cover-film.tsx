import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cover.module.css'
import { Icon } from './icon.tsx'

/** A silent film that fills a cover and runs in a loop, over its picture; it can be stopped, and rests for who wants no motion. */
export function CoverFilm({ src }: { src: string }) {
  const { t } = useTranslation('shell')
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) film.current?.play().catch(() => undefined)
  }, [])

  const toggle = () => (isPlaying ? film.current?.pause() : film.current?.play().catch(() => undefined))
  return (
    <>
      <video
        ref={film}
        className={styles.picture}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" className={styles.pause} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span className="sr">{isPlaying ? t('cover.pause') : t('cover.play')}</span>
      </button>
    </>
  )
}
