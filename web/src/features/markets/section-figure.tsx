import { useTranslation } from 'react-i18next'
import { Picture } from '#components/picture.tsx'
import { Axis } from '#components/technical-drawing.tsx'
import type { Section } from '#content/market-sections.ts'
import { pictureOf } from '#pictures/picture-of.ts'
import { Dimension, Drawing, Label } from './drawing.tsx'
import { Finishes } from './finishes.tsx'
import styles from './section-figure.module.css'

const drawings = { 'roof-rail': RoofRail, reel: Reel, laminate: Laminate, finishes: Finishes }

/** What a section shows: a picture, a cross-section, or a drawing of our own; nothing where there is none of them. */
export function SectionFigure({ section }: { section: Section }) {
  const { t } = useTranslation('pictures')
  if ('drawing' in section) {
    const Drawing = drawings[section.drawing]
    return (
      <figure className={styles.figure}>
        <Drawing className={styles.drawing} />
      </figure>
    )
  }
  if (!('picture' in section)) return null
  const picture = pictureOf(section.picture)
  const alt = t(`alt.${section.picture}`)
  return (
    <figure className={styles.figure}>
      {'src' in picture ? (
        <img className={styles.drawing} {...picture} alt={alt} loading="lazy" />
      ) : (
        <Picture
          className={styles.picture}
          picture={picture}
          alt={alt}
          sizes="(min-width: 700px) 46vw, (min-width: 600px) 100vw, 114vw"
        />
      )}
    </figure>
  )
}

const REEL_TURNS = [118, 106, 94, 82, 70]

/** A reel of foil from the front and from the side. */
function Reel({ className }: { className?: string }) {
  const { t } = useTranslation('markets')
  return (
    <Drawing viewBox="30 24 566 392" alt={t('drawings.reel.alt')} className={className}>
      {(hatch) => (
        <>
          <Axis d="M36 210H604M186 64V356" />
          <circle cx="186" cy="210" r="130" fill="#fff" />
          {REEL_TURNS.map((radius) => (
            <circle key={radius} cx="186" cy="210" r={radius} strokeWidth="0.8" />
          ))}
          <circle cx="186" cy="210" r="52" fill={hatch} />
          <circle cx="186" cy="210" r="40" fill="#fff" />
          <path d="M404 80H560V340H404Z" fill="#fff" />
          <path d="M390 158H404V262H390ZM560 158H574V262H560Z" fill={hatch} />
          <path d="M186 80H404" strokeWidth="0.8" strokeDasharray="5 5" />
          <Dimension from={404} to={560} y={384}>
            {t('drawings.reel.width')}
          </Dimension>
          <Label x={86} y={52} anchor="end" leader="M118 114 96 48h-6">
            {t('drawings.reel.foil')}
          </Label>
          <Label x={300} y={396} leader="M212 252 284 391h10">
            {t('drawings.reel.core')}
          </Label>
        </>
      )}
    </Drawing>
  )
}

const RAIL_OUTLINE =
  'M6 80C6 40 26 18 50 18S94 40 94 80H82V70H18V80ZM16.5 63H34V32C24 38 18 48 16.5 63ZM40 29V63H60V29C54 26 46 26 40 29ZM66 32V63H83.5C82 48 76 38 66 32Z'

/** The cross-section of a roof rail. */
function RoofRail({ className }: { className?: string }) {
  const { t } = useTranslation('markets')
  return (
    <Drawing viewBox="96 10 448 376" alt={t('drawings.roof-rail.alt')} className={className}>
      {(hatch) => (
        <>
          <Axis d="M320 24V372M112 250H528" />
          <g transform="translate(150 40) scale(3.4)">
            <path d={RAIL_OUTLINE} fill={hatch} fillRule="evenodd" strokeWidth="0.5" />
          </g>
          <Label x={462} y={80} leader="M424 146 446 86h10">
            {t('drawings.roof-rail.wall')}
          </Label>
        </>
      )}
    </Drawing>
  )
}

/** The layers of a laminate, from the print down to the paper. */
function Laminate({ className }: { className?: string }) {
  const { t } = useTranslation('markets')
  return (
    <Drawing viewBox="20 40 600 360" alt={t('drawings.laminate.alt')} className={className}>
      {(hatch) => (
        <>
          <path d="M40 112H380V134H40Z" fill="var(--blue-200)" />
          <path d="M40 134H380V206H40Z" fill="#fff" />
          <path d="M40 134H380V206H40Z" fill={hatch} />
          <path d="M40 206H380V222H40Z" fill="var(--blue-100)" />
          <path d="M40 222H380V334H40Z" fill="#fff" />
          <path
            d="M40 250q42-16 85 0t85 0 85 0 85 0M40 278q42-16 85 0t85 0 85 0 85 0M40 306q42-16 85 0t85 0 85 0 85 0"
            strokeWidth="0.8"
          />
          <Label x={424} y={104} leader="M360 123 408 99h10">
            {t('drawings.laminate.lacquer')}
          </Label>
          <Label x={424} y={176} leader="M360 170h58">
            {t('drawings.laminate.foil')}
          </Label>
          <Label x={424} y={238} leader="M360 214 408 233h10">
            {t('drawings.laminate.adhesive')}
          </Label>
          <Label x={424} y={304} leader="M360 290 408 299h10">
            {t('drawings.laminate.paper')}
          </Label>
        </>
      )}
    </Drawing>
  )
}
