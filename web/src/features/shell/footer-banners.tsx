import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import styles from './footer-banners.module.css'

/** The children's road safety campaign, in Bulgarian, and the city's initiative (FOOT-04, FOOT-05). */
export function FooterBanners() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.banners}>
      <div className={`${styles.banner} ${styles.childSafety}`} lang={brand.banners.childSafety.lang}>
        <p className={styles.title}>{t('footer.banners.childSafety.title')}</p>
        <p className={styles.text}>{t('footer.banners.childSafety.text')}</p>
        <svg viewBox="0 0 200 160" aria-hidden="true">
          <g fill="currentColor">
            <path d="M14 160 58 62h18L44 160ZM62 160 90 62h16l-12 98ZM112 160l2-98h16l14 98ZM164 160 138 62h18l44 98Z" />
            <circle cx="104" cy="20" r="14" />
          </g>
        </svg>
      </div>
      <a
        className={`${styles.banner} ${styles.cleanCity}`}
        href={brand.banners.cleanCity.url}
        target="_blank"
        rel="noopener"
      >
        <span className={styles.title}>{t('footer.banners.cleanCity.title')}</span>
        <span className={styles.text}>{t('footer.banners.cleanCity.text')}</span>
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
