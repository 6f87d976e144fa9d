import { largestOf, smallestOf } from '#content/drawn-dimensions.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import { Across, Dimension, Upright } from './dimension.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { ThicknessLens } from './thickness-lens.tsx'

/** All in pixels of the drawing: its width, the place for the metal, its edge above, and what stands between both views. */
const [WIDTH, METAL, HIGH, TOP, BETWEEN] = [540, 400, 220, 20, 62]
/** From the metal down to the line of the width, its label, and the middle of the lens. */
const [LINE, LABEL, LENS] = [24, 46, 122]
const RINGS = [0.2, 0.36, 0.52, 0.68, 0.84]

/** The largest reel or coil of a product to scale, from the front and from the side. */
export function CoilDrawing({ values, textOf }: DrawingProps) {
  const { width, outerDiameter, coreInnerDiameter, reelWeight } = values
  const [outer, wide] = [largestOf(outerDiameter), largestOf(width)]
  const scale = Math.min(METAL / (outer + wide), HIGH / outer)
  const radius = (outer * scale) / 2
  const x = (WIDTH - 2 * radius - BETWEEN - wide * scale) / 2 + radius
  const y = TOP + radius
  const [bottom, side] = [y + radius, x + radius + BETWEEN]
  const sideEnd = side + wide * scale
  const cores =
    coreInnerDiameter?.kind === 'list' ? coreInnerDiameter.values.map((core) => (Number(core) * scale) / 2) : []
  const core = Math.max(0, ...cores)
  const smallest = side + smallestOf(width) * scale
  const weight = reelWeight ? 'reelWeight' : 'coilWeight'
  const dimension = (label: SpecificationRow['label']) => ({ code: `coil-${label}`, ...textOf(label) }) as const
  return (
    <svg viewBox={`0 0 ${WIDTH} ${bottom + LENS + 64}`} role="presentation">
      <circle data-metal data-dimension="coil-outerDiameter" cx={x} cy={y} r={radius} />
      {RINGS.map((part) => (
        <circle key={part} data-ring cx={x} cy={y} r={core + (radius - core) * part} />
      ))}
      {cores.map((one) => (
        <circle key={one} data-core data-dimension="coil-coreInnerDiameter" cx={x} cy={y} r={one} />
      ))}
      <rect
        data-metal
        data-side
        data-dimension="coil-width"
        x={side}
        y={y - radius}
        width={sideEnd - side}
        height={2 * radius}
      />
      <path data-least data-dimension="coil-width" d={`M${smallest} ${y - radius}V${bottom}`} />
      <path data-axis d={`M${x - radius - 12} ${y}H${x + radius + 12}M${side - 12} ${y}H${sideEnd + 12}`} />
      <path data-line d={`M${sideEnd} ${y + radius * 0.6}H${WIDTH - 12}V${bottom + LENS}H450`} />
      <Dimension {...dimension('outerDiameter')} x={x + radius + 30} y={y} isTurned>
        <Upright x={x + radius + 30} from={y - radius} to={bottom} />
      </Dimension>
      <Dimension {...dimension('width')} x={(side + sideEnd) / 2} y={bottom + LABEL}>
        <Across from={side} to={sideEnd} y={bottom + LINE} />
      </Dimension>
      <Dimension {...dimension('coreInnerDiameter')} x={Math.max(x, 130)} y={bottom + LABEL}>
        <path d={`M${x} ${y + (cores[0] ?? 0)}V${bottom + LABEL - 10}`} />
      </Dimension>
      <Dimension {...dimension(weight)} x={x} y={y - core - (radius - core) / 2} />
      <ThicknessLens {...dimension('thickness')} x={400} y={bottom + LENS} />
    </svg>
  )
}
