import type { ReactNode } from 'react'
import styles from '#components/technical-drawing.module.css'
import { Axis, Drawing, FineLine } from '#components/technical-drawing.tsx'
import type { SafetyMeasure } from '#content/sustainability.ts'

const SIZE = [360, 170] as const
const GROUND = 140

/** A person from the side of the aisle, on the ground at `x`. */
function Person({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${GROUND})`}>
      <circle cx="0" cy="-78" r="10" className={styles.paper} />
      <path d="M-8 0V-34H-13V-54Q-13-63-4-63H4Q13-63 13-54V-34H8V0Z" className={styles.paper} />
      <path d="M0 0V-32" />
    </g>
  )
}

/** Two rolls that turn against each other: where a hand is drawn in. */
function Rolls({ hatch, className }: { hatch?: string; className?: string | undefined }) {
  return (
    <g className={className}>
      {[48, 110].map((y) => (
        <g key={y}>
          <circle cx="76" cy={y} r="29" className={hatch && styles.paper} />
          {hatch && <circle cx="76" cy={y} r="12" fill={hatch} />}
        </g>
      ))}
      <path d="M12 79H140" />
    </g>
  )
}

const drawn: Record<SafetyMeasure, (hatch: string) => ReactNode> = {
  remove: () => (
    <>
      <Rolls className={styles.frame} />
      <FineLine d="M30 22L122 136M122 22L30 136" />
      <Person x={250} />
    </>
  ),
  guard: (hatch) => (
    <>
      <Rolls hatch={hatch} />
      <path d="M176 30H196V140H176Z" fill={hatch} className={styles.bare} />
      <path d="M176 30H196V140M176 30V140M170 30H202" />
      <Person x={262} />
    </>
  ),
  organize: (hatch) => (
    <>
      <Rolls hatch={hatch} />
      <path d="M186 140H352V148H186Z" className={styles.working} />
      <Axis d="M186 12V140" />
      <path d="M206 140V66M206 66L190 42H222Z" />
      <FineLine d="M206 48V56M206 60V62" />
      <Person x={286} />
    </>
  ),
  protect: (hatch) => (
    <>
      <Rolls hatch={hatch} />
      <path d="M150 58q8-8 0-16t0-16M170 84q8-8 0-16t0-16M150 116q8-8 0-16t0-16" className={styles.heat} />
      <Person x={262} />
      <path d="M248 58A14 14 0 0 1 276 58H284" className={styles.working} />
      <path d="M250 60V74H262" className={styles.frame} />
      <path d="M249 86H275V106H249Z" fill={hatch} className={styles.bare} />
    </>
  ),
}

/** What one measure puts between a person and the rolls. Its name and text stand below it. */
export function BarrierDrawing({ measure }: { measure: SafetyMeasure }) {
  return (
    <Drawing size={SIZE}>
      {(hatch) => (
        <>
          <path d={`M0 ${GROUND}H${SIZE[0]}`} />
          {drawn[measure](hatch)}
        </>
      )}
    </Drawing>
  )
}
