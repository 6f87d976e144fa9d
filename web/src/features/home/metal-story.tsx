import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { storyStops } from '#content/metal-story.ts'
import { formatNumber } from '#lib/format.ts'
import { MetalLine } from './metal-line.tsx'
import './metal-story.css'

/** The way of the metal from the melt to foil and to the machined part: a line, and its five stops with their figures. */
export function MetalStory() {
  const { t } = useTranslation(['home', 'shell'])
  return (
    <section className="section metal-section" aria-labelledby="story-heading">
      <div className="wrap">
        <div className="grid section-head">
          <h2 id="story-heading" className="metal-heading">
            {t('story.heading')}
          </h2>
          <p className="muted">{t('story.text')}</p>
        </div>
        <div className="metal-story">
          <MetalLine />
          <ol className="metal-stops">
            {storyStops.map(({ id, value, unit }) => (
              <li key={id}>
                <p className="metal-figure">
                  {formatNumber(value)}
                  <small> {unit}</small>
                </p>
                <h3 className="h4">{t(`story.stops.${id}.name`)}</h3>
                <p className="muted">{t(`story.stops.${id}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className="metal-links">
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
