import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import styles from './footer-banners.module.css'

const BannerFilm = lazy(async () => ({ default: (await import('./banner-film.tsx')).BannerFilm }))

/** The children's road safety campaign, in Bulgarian, and the city's initiative (FOOT-04, FOOT-05). */
export function FooterBanners() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.banners}>
      <ChildSafety {...brand.banners.childSafety} />
      <a className={styles.banner} href={brand.banners.cleanCity.url} target="_blank" rel="noopener">
        <span>{t('footer.banners.cleanCity')}</span>
        <span className="sr">({t('buttons.newTab')})</span>
        <svg viewBox="0 0 200 160" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="10"
            d="M20 150V70h36v80M76 150V26h44v124M140 150V88h40v62"
          />
          <circle cx="164" cy="42" r="20" fill="currentColor" />
        </svg>
      </a>
    </div>
  )
}

interface ChildSafetyProps {
  lang: string
  /** Address of the campaign's video, on this site or at a service; without one the banner is no button. */
  video: string | null
}

/** The banner of the campaign; where a video is configured it opens that (AMB-15). */
export function ChildSafety({ lang, video }: ChildSafetyProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const title = t('footer.banners.childSafety.title')
  const classes = `${styles.banner} ${styles.childSafety}`
  const content = (
    <>
      <span>{title}</span>
      <svg viewBox="0 0 200 160" aria-hidden="true">
        <g fill="currentColor">
          <path d="M14 160 58 62h18L44 160ZM62 160 90 62h16l-12 98ZM112 160l2-98h16l14 98ZM164 160 138 62h18l44 98Z" />
          <circle cx="104" cy="20" r="14" />
        </g>
      </svg>
    </>
  )
  if (!video)
    return (
      <div className={classes} lang={lang}>
        {content}
      </div>
    )
  return (
    <>
      <button type="button" className={classes} lang={lang} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {content}
        <span className={styles.play}>{t('footer.banners.childSafety.play')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <BannerFilm src={video} title={title} lang={lang} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
