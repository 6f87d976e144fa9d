import { largestOf, smallestOf } from '#content/drawn-dimensions.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import { Across, Dimension, Upright } from './dimension.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { ThicknessLens } from './thickness-lens.tsx'

/** All in pixels of the drawing: its width, the place for the metal, and its edges. */
const [WIDTH, LONG, HIGH, LEFT, TOP] = [540, 430, 210, 64, 20]
/** From the metal down to the line of the length, its label, and the middle of the lens. */
const [LINE, LABEL, LENS] = [24, 46, 122]
const FORMATS = ['smallFormat', 'mediumFormat', 'largeFormat'] as const
/** From the label of one format to that of the next. */
const STEP = 34
/** The pile of a pallet: how many sheets of what height. */
const [PILE, SHEET] = [7, 8]

/** The largest sheet of a product to scale, with the smallest and the standard formats in its corner. */
export function SheetDrawing({ values, textOf }: DrawingProps) {
  const [long, wide] = [largestOf(values.length), largestOf(values.width)]
  const scale = Math.min(LONG / long, HIGH / wide)
  const left = LEFT + (LONG - long * scale) / 2
  const [right, bottom] = [left + long * scale, TOP + wide * scale]
  const formats = FORMATS.flatMap((label) => {
    const value = values[label]
    const [short = 0, longer = 0] = value?.kind === 'size' ? value.sides : []
    return value ? [{ label, width: longer * scale, height: short * scale }] : []
  })
  const dimension = (label: SpecificationRow['label']) => ({ code: `sheet-${label}`, ...textOf(label) }) as const
  const pile = bottom + LENS - (PILE * SHEET) / 2
  return (
    <svg viewBox={`0 0 ${WIDTH} ${bottom + LENS + 64}`} role="presentation">
      <rect data-metal data-side x={left} y={TOP} width={right - left} height={bottom - TOP} />
      <rect
        data-least
        x={left}
        y={bottom - smallestOf(values.width) * scale}
        width={smallestOf(values.length) * scale}
        height={smallestOf(values.width) * scale}
      />
      {formats.map(({ label, width, height }) => (
        <rect
          key={label}
          data-core
          data-dimension={`sheet-${label}`}
          x={left}
          y={bottom - height}
          width={width}
          height={height}
        />
      ))}
      {formats.map(({ label, width, height }, place) => {
        const y = TOP + 26 + (formats.length - 1 - place) * STEP
        return (
          <Dimension key={label} {...dimension(label)} x={right - 100} y={y}>
            <path d={`M${left + width} ${bottom - height}L${right - 190} ${y}h40`} />
          </Dimension>
        )
      })}
      <Dimension {...dimension('width')} x={left - 24} y={(TOP + bottom) / 2} isTurned>
        <Upright x={left - 24} from={TOP} to={bottom} />
      </Dimension>
      <Dimension {...dimension('length')} x={(left + right) / 2} y={bottom + LABEL}>
        <Across from={left} to={right} y={bottom + LINE} />
      </Dimension>
      {Array.from({ length: PILE }, (_, place) => place * SHEET).map((down) => (
        <rect
          key={down}
          data-metal
          data-dimension="sheet-palletWeight"
          x="36"
          y={pile + down}
          width="150"
          height={SHEET}
        />
      ))}
      <path
        data-line
        d={`M36 ${pile + PILE * SHEET + 3}h150M48 ${pile + PILE * SHEET + 3}v10h16v-10M158 ${pile + PILE * SHEET + 3}v10h16v-10`}
      />
      <Dimension {...dimension('palletWeight')} x={111} y={pile + (PILE * SHEET) / 2} />
      <ThicknessLens {...dimension('thickness')} x={440} y={bottom + LENS} />
    </svg>
  )
}
