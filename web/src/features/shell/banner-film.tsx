import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Video } from '#components/video.tsx'
import styles from './banner-film.module.css'

interface BannerFilmProps {
  src: string
  title: string
  lang: string
  onClose: () => void
}

/** The video of a banner over the page; a click beside it or Escape closes it (FOOT-06, AMB-15). */
export function BannerFilm({ src, title, lang, onClose }: BannerFilmProps) {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every modal dialog.
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={title}
      lang={lang}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.film}>
        {src.startsWith('/') ? (
          // biome-ignore lint/a11y/useMediaCaption: the film has no words.
          <video src={src} controls autoPlay playsInline aria-label={title} />
        ) : (
          <Video src={src} service={new URL(src).hostname} title={title} />
        )}
      </div>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        <Icon name="cross" />
        <span className="sr">{t('footer.banners.childSafety.close')}</span>
      </button>
    </dialog>
  )
}
