import { useTranslation } from 'react-i18next'
import { storyStops } from '#content/home.ts'
import { formatNumber } from '#lib/format.ts'
import { MetalLine } from './metal-line.tsx'
import styles from './metal-story.module.css'

/** The way of the metal from the melt to foil and to the machined part: a line, and its five stops with their figures. */
export function MetalStory() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.story}>
      <MetalLine />
      <ol className={styles.stops}>
        {storyStops.map(({ id, value, unit }) => (
          <li key={id}>
            <p className={styles.figure}>
              {formatNumber(value)}
              <small> {unit}</small>
            </p>
            <h3 className="h4">{t(`story.stops.${id}.name`)}</h3>
            <p className="muted">{t(`story.stops.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
