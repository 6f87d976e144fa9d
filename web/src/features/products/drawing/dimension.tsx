import type { ReactNode } from 'react'
import { type Dimension as Code, drawnId, rowId } from '#content/drawn-dimensions.ts'

/** Widths of the letters of a label, in em; about those of the font. */
const LETTER = 0.53
const PADDING = 0.9

interface DimensionProps {
  code: Code
  /** What the row is called, and its value in the units that are shown. */
  name: string
  value: string
  /** The middle of the label. */
  x: number
  y: number
  isTurned?: boolean
  /** The lines that lead to the label. */
  children?: ReactNode
}

/** A size in a drawing with its lines: a link to the row that states it. */
export function Dimension({ code, name, value, x, y, isTurned = false, children }: DimensionProps) {
  const width = value.length * LETTER + PADDING
  return (
    <a id={drawnId(code)} href={`#${rowId(code)}`} data-dimension={code} aria-label={`${name}, ${value}`}>
      {children}
      <g transform={`translate(${x} ${y})${isTurned ? ' rotate(-90)' : ''}`}>
        <rect x={`${-width / 2}em`} y="-0.85em" width={`${width}em`} height="1.7em" />
        <text key={value} textAnchor="middle" dy="0.35em">
          {value}
        </text>
      </g>
    </a>
  )
}

const ARROW = 9

/** A horizontal line with arrows at both ends, and short lines across them. */
export function Across({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <>
      <path d={`M${from} ${y - 8}v16M${to} ${y - 8}v16M${from} ${y}H${to}`} />
      <path data-arrow d={`M${from} ${y}l${ARROW}-3.500v7ZM${to} ${y}l-${ARROW}-3.500v7Z`} />
    </>
  )
}

/** The same, upright. */
export function Upright({ from, to, x }: { from: number; to: number; x: number }) {
  return (
    <>
      <path d={`M${x - 8} ${from}h16M${x - 8} ${to}h16M${x} ${from}V${to}`} />
      <path data-arrow d={`M${x} ${from}l-3.500 ${ARROW}h7ZM${x} ${to}l-3.500-${ARROW}h7Z`} />
    </>
  )
}
