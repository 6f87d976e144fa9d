import styles from '#components/technical-drawing.module.css'

interface CoilDrawingProps {
  /** All in millimetres. */
  outer: number
  core: number
  width: number
  /** The largest outer diameter of the product; 0 for none. */
  limit: number
}

/** Pixels of the drawing; the coil from the front, and beside it from the side. */
const [WIDTH, HEIGHT, GAP, PADDING] = [560, 240, 48, 14]

const METAL = 'var(--alu-100)'

/** A coil to scale, with the limit around it; only for the eye, the numbers stand below. */
export function CoilDrawing({ outer, core, width, limit }: CoilDrawingProps) {
  const largest = Math.max(outer, limit)
  const scale = Math.min((HEIGHT - 2 * PADDING) / largest, (WIDTH - 2 * PADDING - GAP) / (largest + width))
  const [x, y] = [PADDING + (largest * scale) / 2, HEIGHT / 2]
  const side = PADDING + largest * scale + GAP
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {limit > 0 && (
        <circle cx={x} cy={y} r={(limit * scale) / 2} stroke="var(--c-accent-text)" strokeDasharray="5 4" />
      )}
      <circle cx={x} cy={y} r={(outer * scale) / 2} fill={METAL} />
      {[0.75, 0.5, 0.25].map((part) => (
        <circle key={part} cx={x} cy={y} r={((core + (outer - core) * part) * scale) / 2} stroke="var(--alu-300)" />
      ))}
      <circle cx={x} cy={y} r={(core * scale) / 2} fill="var(--c-bg)" stroke="var(--c-brand)" />
      <rect x={side} y={y - (outer * scale) / 2} width={width * scale} height={outer * scale} fill={METAL} />
    </svg>
  )
}
