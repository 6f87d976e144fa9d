import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { BulgariaMap } from '#components/bulgaria-map.tsx'
import { Icon } from '#components/icon.tsx'
import { ActionLine } from '#ui/action-line.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './factory-location.module.css'

const PIN = 'M10 18s6-5.3 6-10A6 6 0 0 0 4 8c0 4.7 6 10 6 10ZM10 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z'

const SERVICE = 'OpenStreetMap'
/** Degrees that a map shows to each side of the plant, as longitude and latitude. */
const REACH = { desktop: [0.06, 0.02], mobile: [0.02, 0.016] } as const

/** The page of the plant: where it is, and how to reach the office (CONT-29 … 32). */
export function FactoryLocation({ inquiry }: { inquiry: ReactNode }) {
  const { t } = useTranslation(['contacts', 'shell'])
  const [isLoaded, setLoaded] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const connect = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsking(false)
    connect.current?.focus()
  }
  return (
    <>
      <div className={styles.location}>
        <div className={styles.map}>
          {isLoaded ? (
            (['desktop', 'mobile'] as const).map((variant) => (
              <iframe
                key={variant}
                className={styles[variant]}
                src={embedAddress(variant)}
                title={`${t('factoryLocation.mapTitle')} (${SERVICE})`}
                loading="lazy"
                sandbox="allow-scripts allow-same-origin allow-popups"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            ))
          ) : (
            <>
              <BulgariaMap label={t('factoryLocation.mapTitle')} />
              <button type="button" className={`btn ${styles.load}`} onClick={() => setLoaded(true)}>
                {t('shell:embed.map')}
              </button>
              <p className={styles.note}>{t('shell:embed.note', { service: SERVICE })}</p>
            </>
          )}
        </div>
        <div className={styles.box}>
          <Text size="title" translate="no">
            {brand.legalName}
          </Text>
          <address aria-label={t('factoryLocation.addressLabel')}>{t('factoryLocation.address')}</address>
          <ul className={styles.ways}>
            <li>
              <ActionLine
                href={brand.mapLink}
                target="_blank"
                rel="noopener"
                aria-label={t('factoryLocation.coordinatesLink')}
              >
                <Icon d={PIN} /> {brand.coordinates.text}
              </ActionLine>
            </li>
            <li>
              <ActionLine href={`mailto:${brand.emails.office}`}>
                <Icon name="mail" /> {brand.emails.office}
              </ActionLine>
            </li>
            <li>
              <ActionLine href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                <Icon name="phone" /> {brand.phone}
              </ActionLine>
            </li>
          </ul>
          <button
            ref={connect}
            type="button"
            className={`btn ${styles.connect}`}
            aria-expanded={isAsking}
            aria-controls="connect"
            onClick={() => setAsking(true)}
          >
            {t('factoryLocation.connect')} <Icon name="arrow" />
          </button>
        </div>
      </div>
      <section id="connect" aria-label={t('factoryLocation.connect')} hidden={!isAsking} className={styles.inquiry}>
        {isAsking && (
          <>
            <Row between gap={6} className={styles.head}>
              <h3 ref={show} tabIndex={-1}>
                {t('factoryLocation.connect')}
              </h3>
              <button type="button" className="btn btn--line btn--sm" onClick={close}>
                <Icon name="cross" size="small" /> {t('factoryLocation.close')}
              </button>
            </Row>
            {inquiry}
          </>
        )}
      </section>
    </>
  )
}

function show(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

function embedAddress(variant: keyof typeof REACH): string {
  const { latitude, longitude } = brand.coordinates
  const [wide, high] = REACH[variant]
  const box = [longitude - wide, latitude - high, longitude + wide, latitude + high].map((degrees) =>
    degrees.toFixed(5),
  )
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
