import type { ReactNode } from 'react'
import { countryAliases, type europeanCountries, regionClass, regionGroups } from '#content/map-regions.ts'
import styles from './europe-map.module.css'
import europe from './europe-map.shapes.json' with { type: 'json' }
import type { MapZoom } from './map-zoom.ts'

type MapCountry = (typeof europeanCountries)[number]

interface EuropeMapProps {
  label: string
  /** Countries in the colour of the choice. */
  chosen: readonly string[]
  zoom?: MapZoom | undefined
  /** Their fill, when it is not the style sheet's. */
  fill?: string
  /** Light, to be looked at, with the outlines of the dark one of the same page; else dark, to choose from. */
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

/** The map of Europe. A shape carries the classes of its country and region (CONT-26 … 28). */
export function EuropeMap({ label, chosen, zoom, fill, isLight = false, around, children }: EuropeMapProps) {
  const outline = (shape: string, d: string, className?: string) =>
    isLight ? (
      <use key={shape} className={className} href={`#map-${shape}`} />
    ) : (
      <path key={shape} className={className} id={`map-${shape}`} d={d} />
    )
  return (
    <svg
      className={`${styles.map} ${isLight ? styles.light : styles.dark}`}
      viewBox={isLight ? '120 60 800 800' : `0 0 ${europe.width} ${europe.height}`}
      preserveAspectRatio={isLight ? 'xMidYMid slice' : 'xMidYMid meet'}
      role={around ? 'group' : 'img'}
      aria-label={label}
    >
      {!isLight && (
        <linearGradient id="map-ends" gradientUnits="userSpaceOnUse" x1="0" x2={europe.width}>
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.8" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      )}
      {/* An attribute, for the page's policy lets no style of the server's page in; the style sheet moves it all the same. */}
      <g className={styles.ground} transform={zoom && `translate(${zoom.x} ${zoom.y}) scale(${zoom.scale})`}>
        <g className={styles.around} {...(isLight ? {} : { fill: 'url(#map-ends)' })}>
          {outline('around', europe.around)}
        </g>
        {countries.map((country) => {
          const isChosen = chosen.includes(country)
          const outlines = (countryAliases[country] ?? [country]).map((name) =>
            outline(regionClass(name), europe.countries[name as keyof typeof europe.countries], classes(name, country)),
          )
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
      </g>
    </svg>
  )
}
