import { Link } from '@tanstack/react-router'
import type { SitePerson } from 'api/contract/people'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import europe from '#components/europe-map.shapes.json' with { type: 'json' }
import { EuropeMap } from '#components/europe-map.tsx'
import { zoomTo } from '#components/map-zoom.ts'
import { keepCountry } from '#components/use-chosen-country.ts'
import { countryNamed } from '#content/map-regions.ts'
import { Text } from '#ui/text.tsx'
import { CountryCard } from './country-card.tsx'
import styles from './map-cover.module.css'
import { filterStaff, type StaffFilter } from './staff-filter.ts'

interface MapCoverProps {
  sales: readonly SitePerson[]
  filter: StaffFilter
  /** The page narrows its list down to the region of the filter. On the others the map is low: it leads away from them. */
  isChosen: boolean
}

/** A country under the pointer or with the focus, and its middle on the map. */
interface Pointed {
  country: string
  x: number
  y: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The country last chosen on a map in this visit: the map of another list leads to that of the sales staff, which is mounted new. */
let lastChosen: string | undefined

/** How many people the list shows once a country is chosen. */
function sellersIn(sales: readonly SitePerson[], region: string, product: StaffFilter['product']): number {
  return filterStaff(sales, { region, ...(product ? { product } : {}) }).length
}

/** The header: a map to choose a country from, which leads to the filters of the sales staff (CONT-02, 04, 11). */
export function MapCover({ sales, filter, isChosen }: MapCoverProps) {
  const { t } = useTranslation('contacts')
  const [pointed, setPointed] = useState<Pointed>()
  const region = isChosen ? countryNamed(filter.region) : undefined
  const map = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<{ closed?: string; sheet?: string | undefined }>({ sheet: lastChosen })
  const point = (country: string, { currentTarget }: SyntheticEvent<SVGAElement | HTMLAnchorElement>) => {
    const box = currentTarget instanceof SVGGraphicsElement ? currentTarget.getBBox() : undefined
    if (box) setPointed({ country, x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  /** The one country of the map that the tab key stops at; arrows go on. Without scripts all are stops. */
  const [stop, setStop] = useState<string>()
  useEffect(() => setStop(region ?? map.current?.querySelector('a')?.dataset.country), [region])
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    const links = [...(map.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links.at((at + step) % links.length)?.focus()
    event.preventDefault()
  }
  const named = card.closed === region ? undefined : region
  const zoom = named && zoomTo(named)
  /** Words keep their size on the enlarged map. */
  const at = (x: number, y: number) => `translate(${x} ${y}) scale(${1 / (zoom?.scale ?? 1)})`
  return (
    <section className={`${styles.cover} ${isChosen ? '' : styles.low} on-dark`} data-cover>
      <div className={`${styles.inside} ${named ? styles.named : ''} wrap`}>
        <div className={styles.title}>
          <h1>{t('header.title')}</h1>
          <Text size="large">{t('header.subtitle')}</Text>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the keys. */}
        <div ref={map} className={styles.map} onKeyDown={move}>
          <EuropeMap
            label={t('header.map')}
            chosen={region ? [region] : []}
            zoom={zoom}
            around={(country, outlines) => (
              <Link
                to="/contacts/$page"
                params={{ page: 'sales-department' }}
                search={({ product }) => ({ region: country, ...(product ? { product } : {}) })}
                hash="filters"
                resetScroll={false}
                activeProps={{}}
                aria-current={country === region || undefined}
                onClick={() => {
                  keepCountry(countryNamed(country))
                  lastChosen = country
                  setCard({ sheet: country })
                }}
                onPointerEnter={(event) => point(country, event)}
                onPointerLeave={() => setPointed(undefined)}
                onFocus={(event) => {
                  setStop(country)
                  point(country, event)
                }}
                data-country={country}
                tabIndex={stop !== undefined && stop !== country ? -1 : undefined}
                onBlur={() => setPointed(undefined)}
                aria-label={t('header.select', { country })}
              >
                {outlines}
              </Link>
            )}
          >
            <g className={styles.pin} transform={at(europe.plant.x, europe.plant.y)}>
              <rect x="-6" y="-6" width="12" height="12" />
              <text x="14" y="6">
                {brand.city}
              </text>
            </g>
            {pointed && (
              <g key={pointed.country} className={styles.pointed} transform={at(pointed.x, pointed.y)}>
                <text>{pointed.country}</text>
                {sales.length > 0 && (
                  <text y="21" className={styles.people}>
                    {t('filters.people', { count: sellersIn(sales, pointed.country, filter.product) })}
                  </text>
                )}
              </g>
            )}
          </EuropeMap>
        </div>
        {named && (
          <CountryCard
            sales={sales}
            country={named}
            product={filter.product}
            isSheet={card.sheet === named}
            onClose={() => {
              lastChosen = undefined
              setCard({ closed: named })
              map.current?.querySelector<SVGAElement>('[aria-current]')?.focus({ preventScroll: true })
            }}
          />
        )}
      </div>
    </section>
  )
}
