import type { ReactNode } from 'react'
import { countryAliases, type europeanCountries, regionClass, regionGroups } from '#content/map-regions.ts'
import styles from './europe-map.module.css'
import { europe } from './europe-map.shapes.ts'

type MapCountry = (typeof europeanCountries)[number]

interface EuropeMapProps {
  label: string
  /** Countries in the colour of the choice. */
  chosen: readonly string[]
  /** Their fill, when it is not the style sheet's. */
  fill?: string
  /** Light, to be looked at; else dark, to choose from. */
  isLight?: boolean
  /** What stands around the outlines of a country: its link. */
  around?: (country: MapCountry, outlines: ReactNode) => ReactNode
  children?: ReactNode
}

const countries = (Object.keys(europe.countries) as (keyof typeof europe.countries)[]).filter(
  (name) => name !== 'Northern Ireland',
)
const classes = (name: string, country: string) => {
  const group = regionGroups.find(({ countries }) => (countries as readonly string[]).includes(country))
  return [regionClass(name), group?.code].filter(Boolean).join(' ')
}

/** The map of Europe, drawn by `pnpm map`. A shape carries the classes of its country and region (CONT-26 … 28). */
export function EuropeMap({ label, chosen, fill, isLight = false, around, children }: EuropeMapProps) {
  return (
    <svg
      className={`${styles.map} ${isLight ? styles.light : styles.dark}`}
      viewBox={isLight ? '120 60 800 800' : `0 0 ${europe.width} ${europe.height}`}
      preserveAspectRatio={isLight ? 'xMidYMid slice' : 'xMidYMid meet'}
      role={around ? 'group' : 'img'}
      aria-label={label}
    >
      <path className={styles.around} d={europe.around} />
      {countries.map((country) => {
        const isChosen = chosen.includes(country)
        const outlines = (countryAliases[country] ?? [country]).map((name) => (
          <path
            key={name}
            className={classes(name, country)}
            d={europe.countries[name as keyof typeof europe.countries]}
          />
        ))
        return (
          <g
            key={country}
            className={isChosen ? `${styles.country} ${styles.chosen}` : styles.country}
            {...(isChosen && fill ? { fill } : {})}
          >
            {around ? around(country, outlines) : outlines}
          </g>
        )
      })}
      {children}
    </svg>
  )
}
