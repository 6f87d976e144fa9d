import { type ReactNode, useId } from 'react'
import styles from '#components/technical-drawing.module.css'

interface DrawingProps {
  /** Of its 640 × 440 units what is shown. */
  viewBox: string
  /** What it shows, for those who do not see it. */
  alt: string
  className?: string | undefined
  /** The parts; `hatch` is the fill of cut metal. */
  children: (hatch: string) => ReactNode
}

/** A technical drawing: ink outlines, blue hatching, labels. */
export function Drawing({ viewBox, alt, className, children }: DrawingProps) {
  const id = useId()
  return (
    <svg
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox={viewBox}
      role="img"
      aria-label={alt}
    >
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V7" />
        </pattern>
      </defs>
      {children(`url(#${id})`)}
    </svg>
  )
}

interface LabelProps {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  /** Where the thin line from the label to the part goes, as an SVG path. */
  leader?: string
  children: string
}

/** A word beside a part. */
export function Label({ x, y, anchor = 'start', leader, children }: LabelProps) {
  return (
    <>
      {leader && <path className={styles.fine} d={leader} />}
      <text className={styles.value} x={x} y={y} textAnchor={anchor}>
        {children}
      </text>
    </>
  )
}

/** A dimension line from `from` to `to` at height `y`, with what it measures above it. */
export function Dimension({ from, to, y, children }: { from: number; to: number; y: number; children: string }) {
  return (
    <>
      <path className={styles.fine} d={`M${from} ${y - 12}V${y + 12}M${to} ${y - 12}V${y + 12}M${from} ${y}H${to}`} />
      <path className={styles.arrow} d={`M${from} ${y}l11-4v8ZM${to} ${y}l-11-4v8Z`} />
      <Label x={(from + to) / 2} y={y - 10} anchor="middle">
        {children}
      </Label>
    </>
  )
}
