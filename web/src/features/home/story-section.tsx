import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { loadedStory } from './loaded-story.ts'
import styles from './metal-story.module.css'

/** From metal to foil, sheet and profile, in five stops. */
export function StorySection() {
  const { t } = useTranslation(['home', 'shell'])
  return (
    <section className={`section ${styles.section}`} aria-labelledby="story-heading">
      <div className="wrap">
        <div className="grid section-head">
          <h2 id="story-heading" className={styles.heading}>
            {t('story.heading')}
          </h2>
          <p className="muted">{t('story.text')}</p>
        </div>
        <Story />
        <p className={styles.links}>
          <SiteLink to="/about-the-company/rolling-plant" className="link">
            {t('shell:pages.rollingPlant')} <Icon name="arrow" />
          </SiteLink>
          <SiteLink to="/about-the-company/extrusion-plant" className="link">
            {t('shell:pages.extrusionPlant')} <Icon name="arrow" />
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

/** The drawing moves by its style sheet alone: what the server has rendered stays, and its script is not asked for. */
function Story() {
  const MetalStory = loadedStory()
  return MetalStory ? (
    <div>
      <MetalStory />
    </div>
  ) : (
    <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
