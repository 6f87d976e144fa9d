import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawingCode } from '#content/picture-codes.ts'
import { type SectionNumber, type ShownNumber, sectionMeasures } from '#content/sections/section-numbers.ts'
import { sections } from '#pictures/sections.ts'
import { Across, Dimension, Upright } from './dimension.tsx'
import styles from './metal-drawing.module.css'

/** The drawings of the sections, in their pixels: from the edge to the metal, and from the metal to the far edge. */
const [NEAR, FAR] = [24, 68]
/** So much around the metal is shown of them; their own sizes, in millimetres only, stand farther away. */
const AROUND = 6
/** From the metal to the line of a size, and to the edge of the drawing. */
const [LINE, EDGE] = [36, 64]

/** The numbers that have a size in the drawing, and those that light the whole section. */
export const DRAWN_SIZES: readonly SectionNumber[] = ['width', 'height', 'circle']
export const OF_THE_WHOLE: readonly SectionNumber[] = ['weight', 'area']

interface SectionDrawingProps {
  code: DrawingCode
  numbers: readonly ShownNumber[]
}

/** A section to scale with its sizes in the chosen units: each leads to its row, and each such row to its size. */
export function SectionDrawing({ code, numbers }: SectionDrawingProps) {
  const { t } = useTranslation(['products', 'specs'])
  const id = useId()
  const { src, width, height } = sections[code]
  const { width: millimetres, circle, circleCentre } = sectionMeasures[code]
  const [wide, high] = [width - NEAR - FAR, height - NEAR - FAR]
  const scale = wide / millimetres
  const [x, y, radius] = [circleCentre.x * scale, circleCentre.y * scale, (circle * scale) / 2]
  const left = Math.min(-EDGE, x - radius - AROUND)
  const top = Math.min(-AROUND, y - radius - AROUND) - LINE
  const right = Math.max(wide + EDGE, x + radius + AROUND)
  const bottom = Math.max(high + EDGE, y + radius + AROUND)
  const dimension = (name: SectionNumber) => {
    const shown = numbers.find((number) => number.name === name)
    const value = shown ? `${shown.text}\u00a0${t(`specs:units.${shown.unit}`)}` : ''
    return { code: `${code}-${name}`, name: t(`sections.numbers.${name}`), value } as const
  }
  const picture = <image href={src} x={-NEAR} y={-NEAR} width={width} height={height} />
  return (
    <figure className={`${styles.drawing} ${styles.section}`}>
      <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} role="presentation">
        <clipPath id={`${id}metal`}>
          <rect x={-AROUND} y={-AROUND} width={wide + 2 * AROUND} height={high + 2 * AROUND} />
        </clipPath>
        <mask id={`${id}section`}>{picture}</mask>
        <g clipPath={`url(#${id}metal)`}>{picture}</g>
        {OF_THE_WHOLE.map((name) => (
          <rect
            key={name}
            data-section
            data-dimension={`${code}-${name}`}
            width={wide}
            height={high}
            mask={`url(#${id}section)`}
          />
        ))}
        <Dimension {...dimension('circle')} x={x} y={top + LINE / 2}>
          <circle data-circle cx={x} cy={y} r={radius} />
          <path d={`M${x} ${y - radius}V${top + LINE / 2}`} />
        </Dimension>
        <Dimension {...dimension('height')} x={-LINE} y={high / 2} isTurned>
          <Upright x={-LINE} from={0} to={high} />
        </Dimension>
        <Dimension {...dimension('width')} x={wide / 2} y={high + LINE}>
          <Across from={0} to={wide} y={high + LINE} />
        </Dimension>
      </svg>
    </figure>
  )
}
