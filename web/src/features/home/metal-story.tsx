import { useTranslation } from 'react-i18next'
import { storyStops } from '#content/metal-story.ts'
import { formatNumber } from '#lib/format.ts'
import { MetalLine } from './metal-line.tsx'
import './metal-story.css'

/** What the company does, told once (HOME-07): the way of the metal as a line, and five figures on it. */
export function MetalStory() {
  const { t } = useTranslation('home')
  return (
    <>
      <div className="metal-head">
        <h2 id="story-heading">{t('story.heading')}</h2>
        <p>{t('story.mission')}</p>
      </div>
      <MetalLine />
      <ol className="metal-stops">
        {storyStops.map(({ id, value, unit }) => (
          <li key={id}>
            <p className="metal-figure">
              {formatNumber(value)}
              <small> {unit}</small>
            </p>
            <h3>{t(`story.stops.${id}.name`)}</h3>
            <p>{t(`story.stops.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
