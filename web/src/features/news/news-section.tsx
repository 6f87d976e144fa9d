import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import styles from './news-section.module.css'

interface NewsSectionProps {
  /** Of its heading. */
  id: string
  title: string
  isSoft?: boolean
  children: ReactNode
}

/** A section with a few items of news; beside its heading stands the way to all of them. */
export function NewsSection({ id, title, isSoft = false, children }: NewsSectionProps) {
  const { t } = useTranslation('news')
  return (
    <section className={isSoft ? 'section soft' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <SiteLink to="/news" className="link">
            {t('backToList')} <Icon name="arrow" />
          </SiteLink>
        </div>
        {children}
      </div>
    </section>
  )
}
