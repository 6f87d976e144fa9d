import { type ReactNode, useId } from 'react'
import styles from './technical-drawing.module.css'

interface DrawingProps {
  /** What is drawn, for those who do not see it; left out where the text beside it says all. */
  title?: string
  /** Width and height of the sheet. */
  size: readonly [number, number]
  /** Draws with the fill of cut metal. */
  children: (hatch: string) => ReactNode
}

/** A technical drawing: ink outline, blue hatch and dimensions; labels stand in the drawing. */
export function Drawing({ title, size: [width, height], children }: DrawingProps) {
  const hatch = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className={styles.hatch} />
        </pattern>
      </defs>
      {children(`url(#${hatch})`)}
    </svg>
  )
}

/** A line of symmetry or the line the metal runs along. */
export function Axis({ d }: { d: string }) {
  return <path d={d} className={styles.axis} />
}

/** A fine blue line: a pointer, an edge, a direction. */
export function FineLine({ d }: { d: string }) {
  return <path d={d} className={styles.fine} />
}

interface LabelProps {
  x: number
  y: number
  align?: 'start' | 'middle' | 'end'
  /** A value, not a name. */
  isValue?: boolean
  children: string
}

export function Label({ x, y, align = 'middle', isValue = false, children }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={align} className={isValue ? styles.value : styles.label}>
      {children}
    </text>
  )
}

interface HeightProps {
  x: number
  top: number
  bottom: number
  /** From the drawn thing to the dimension line; else there are short extensions only. */
  from?: number
}

/** A dimension line of a height, with arrows inside. */
export function Height({ x, top, bottom, from = x - 12 }: HeightProps) {
  return (
    <g className={styles.dimension}>
      <path d={`M${from} ${top}H${x + 8}M${from} ${bottom}H${x + 8}M${x} ${top}V${bottom}`} />
      <path d={`M${x} ${top}l-4 11h8ZM${x} ${bottom}l-4-11h8Z`} className={styles.arrow} />
    </g>
  )
}

interface WidthProps {
  y: number
  left: number
  right: number
}

/** A dimension line of a width, with arrows inside and short extensions. */
export function Width({ y, left, right }: WidthProps) {
  return (
    <g className={styles.dimension}>
      <path d={`M${left} ${y - 12}v20M${right} ${y - 12}v20M${left} ${y}H${right}`} />
      <path d={`M${left} ${y}l11-4v8ZM${right} ${y}l-11-4v8Z`} className={styles.arrow} />
    </g>
  )
}

/** A dimension of something too thin for arrows inside: they point at it from above and below. */
export function Thickness({ x, top, bottom }: HeightProps) {
  return (
    <g className={styles.dimension}>
      <path d={`M${x} ${top - 26}V${top}M${x} ${bottom}V${bottom + 26}`} />
      <path d={`M${x} ${top}l-4-10h8ZM${x} ${bottom}l-4 10h8Z`} className={styles.arrow} />
    </g>
  )
}
