import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cover.module.css'
import { Icon } from './icon.tsx'

/** The arrow at the foot of a cover that leads to what stands below it. */
export function ScrollCue({ lang }: { lang?: string | undefined }) {
  const { t } = useTranslation('shell')
  const below = useId()
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    // As smooth as the style sheet has it: not at all with reduced motion.
    document.getElementById(below)?.scrollIntoView()
  }
  return (
    <>
      <a href={`#${below}`} lang={lang} className={styles.cue} onClick={onClick}>
        <Icon name="down" />
        <span className="sr">{t('cover.below')}</span>
      </a>
      <span id={below} className={styles.below} />
    </>
  )
}
