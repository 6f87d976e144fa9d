import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { anodizingColours } from '#content/plant-tables.ts'
import styles from './section-figure.module.css'

/** The anodizing finishes as bars of metal, each with its name. */
export function Finishes() {
  const { t } = useTranslation('specs')
  const { t: markets } = useTranslation('markets')
  const sheen = useId()
  return (
    <ul className={styles.finishes} aria-label={markets('drawings.finishes.alt')}>
      {anodizingColours.colours.map(({ name, hex }) => (
        <li key={name}>
          <svg aria-hidden="true">
            <defs>
              <linearGradient id={`${sheen}${name}`} x2="0" y2="1">
                <stop offset="0" stopColor="#fff" stopOpacity="0.1" />
                <stop offset="0.3" stopColor="#fff" stopOpacity="0.5" />
                <stop offset="0.55" stopColor="#fff" stopOpacity="0" />
                <stop offset="1" stopColor="#000" stopOpacity="0.22" />
              </linearGradient>
            </defs>
            <rect width="100%" height="100%" fill={hex} />
            <rect width="100%" height="100%" fill={`url(#${sheen}${name})`} />
          </svg>
          {t(`colours.${name}`)}
        </li>
      ))}
    </ul>
  )
}
