import { FineLine, Label, Width } from '#components/technical-drawing.tsx'

/** Of the drawing's sheet, and on it the place of the coil: the front, and beside it the side. */
export const COIL_SHEET = [480, 250] as const
const [WIDTH, HEIGHT] = COIL_SHEET
const [PADDING, GAP, TOP, BOTTOM] = [14, 44, 34, 54]

const METAL = 'var(--alu-100)'

interface CoilDrawingProps {
  /** All in millimetres. */
  outer: number
  core: number
  width: number
  /** The largest outer diameter of the product; 0 for none. */
  limit: number
  /** A size with its unit. */
  write: (millimetres: number) => string
  /** What the core is called with its size. */
  coreLabel: string
}

/** A coil to scale, with the limit around it. */
export function CoilDrawing({ outer, core, width, limit, write, coreLabel }: CoilDrawingProps) {
  const largest = Math.max(outer, limit)
  const scale = Math.min((HEIGHT - TOP - BOTTOM) / largest, (WIDTH - 2 * PADDING - GAP) / (largest + width))
  const [whole, radius] = [largest * scale, (outer * scale) / 2]
  const left = (WIDTH - whole - GAP - width * scale) / 2
  const [x, y] = [left + whole / 2, TOP + whole / 2]
  const side = left + whole + GAP
  const line = TOP + whole + 20
  return (
    <>
      {limit > 0 && <circle cx={x} cy={y} r={whole / 2} stroke="var(--c-accent-text)" strokeDasharray="5 4" />}
      <circle cx={x} cy={y} r={radius} fill={METAL} />
      {[0.75, 0.5, 0.25].map((part) => (
        <circle key={part} cx={x} cy={y} r={((core + (outer - core) * part) * scale) / 2} stroke="var(--alu-300)" />
      ))}
      <circle cx={x} cy={y} r={(core * scale) / 2} fill="var(--c-bg)" stroke="var(--c-brand)" />
      <rect x={side} y={y - radius} width={width * scale} height={2 * radius} fill={METAL} />
      <FineLine d={`M${x} ${y - (core * scale) / 2}V${TOP - 12}`} />
      <Label x={x} y={TOP - 18}>
        {coreLabel}
      </Label>
      <Width y={line} left={x - radius} right={x + radius} />
      <Label x={x} y={line + 24}>
        {write(outer)}
      </Label>
      <Width y={line} left={side} right={side + width * scale} />
      <Label x={side + (width * scale) / 2} y={line + 24}>
        {write(width)}
      </Label>
    </>
  )
}
