import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { areTermsAccepted, watchTerms } from '#lib/terms.ts'
import { PlaySign } from './play-sign.tsx'
import styles from './video.module.css'

interface VideoProps {
  /** Address of the player's page, without autoplay. */
  src: string
  service: string
  /** What the video belongs to. */
  title: string
}

/**
 * A video of another service: our own still with a button. Nothing is asked of the service before the click, or before
 * the visitor has accepted the cookie notice (AMB-13).
 */
export function Video({ src, service, title }: VideoProps) {
  const { t } = useTranslation('shell')
  const [isPlaying, setPlaying] = useState(false)
  const isAccepted = useSyncExternalStore(watchTerms, areTermsAccepted, () => false)
  if (!isPlaying && !isAccepted)
    return (
      <>
        <button type="button" lang="en" className={`${styles.still} on-dark`} onClick={() => setPlaying(true)}>
          <PlaySign note={t('embed.note', { service })}>{t('embed.video')}</PlaySign>
        </button>
        <noscript>
          <a href={src} lang="en">
            {t('embed.open', { service })}
          </a>
        </noscript>
      </>
    )
  return (
    <div className={styles.film}>
      <iframe
        ref={isPlaying ? focus : undefined}
        className={styles.player}
        src={isPlaying ? `${src}${src.includes('?') ? '&' : '?'}autoplay=1` : src}
        loading="lazy"
        title={`${title} (${service})`}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {/* No one tells a page that a frame was blocked. */}
      <p className={styles.elsewhere} lang="en">
        {t('embed.missing')}{' '}
        <a href={src} target="_blank" rel="noopener">
          {t('embed.open', { service })}
        </a>
      </p>
    </div>
  )
}

function focus(player: HTMLIFrameElement | null): void {
  player?.focus()
}
