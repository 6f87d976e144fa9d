import type { SheetDrawing } from 'api/contract/data-sheet'
import type { i18n } from 'i18next'
import { drawnShapes, drawnValues, largestOf } from '#content/drawn-dimensions.ts'
import type { SpecificationRow, SpecificationTable } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'

/** All in points of the sheet: the place for the metal, between the two views of a coil, and from the metal to a line. */
const [WIDE, HIGH, BETWEEN, LINE] = [300, 96, 46, 10]
/** Left of and below the metal, for labels. */
const [EDGE, FOOT] = [40, 30]
/** From a line to the middle of its label. */
const LABEL = 9
const TICK = 4

/**
 * The largest coil and the largest sheet of a product to scale, with their sizes, for its data sheet.
 * @param texts the translations `products` and `specs`
 */
export function metalFigures(texts: i18n, tables: readonly SpecificationTable[]): SheetDrawing[] {
  const specs = texts.getFixedT('en', 'specs')
  const products = texts.getFixedT('en', 'products')
  return drawnShapes(tables).map((shape) => {
    const values = drawnValues(tables, shape)
    const label = (name: SpecificationRow['label']) => {
      const value = values[name]
      return value ? `${specs(`labels.${name}`)} ${formatSpecification(value, specs)}` : ''
    }
    const name = products(`sheet.drawing.${shape}`)
    if (shape === 'sheet') {
      const [long, wide] = [largestOf(values.length), largestOf(values.width)]
      const scale = Math.min(WIDE / long, HIGH / wide)
      const [right, bottom] = [long * scale, wide * scale]
      return framed(name, right, bottom, rectangle(0, 0, right, bottom), [
        { ...across(0, right, bottom), text: label('length') },
        { ...upright(0, bottom, -LINE), text: label('width') },
      ])
    }
    const [outer, wide] = [largestOf(values.outerDiameter), largestOf(values.width)]
    const scale = Math.min(WIDE / (outer + wide), HIGH / outer)
    const radius = (outer * scale) / 2
    const side = 2 * radius + BETWEEN
    const cores = values.coreInnerDiameter?.kind === 'list' ? values.coreInnerDiameter.values.map(Number) : []
    const core = (Math.max(0, ...cores) * scale) / 2
    const end = side + wide * scale
    const metal = [circle(radius, radius), circle(radius, core), rectangle(side, 0, end, 2 * radius)].join('')
    return framed(name, end, 2 * radius, metal, [
      { ...across(side, end, 2 * radius), text: label('width') },
      { ...upright(0, 2 * radius, side - LINE), text: label('outerDiameter') },
      {
        line: `M${radius} ${radius + core}V${2 * radius + LINE + 2}`,
        x: radius,
        y: 2 * radius + LINE + LABEL,
        text: label('coreInnerDiameter'),
      },
    ])
  })
}

interface Measure {
  line: string
  /** The middle of the text. */
  x: number
  y: number
  isTurned?: boolean
  text: string
}

function framed(name: string, right: number, bottom: number, path: string, measures: readonly Measure[]): SheetDrawing {
  const known = measures.filter(({ text }) => text !== '')
  return {
    name,
    path,
    left: -EDGE,
    top: 0,
    width: right + 2 * EDGE,
    height: bottom + FOOT,
    measures: { lines: known.map(({ line }) => line).join(''), labels: known.map(({ line: _, ...label }) => label) },
  }
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`

/** Around the middle of a coil that lies on the left edge. */
const circle = (middle: number, radius: number) =>
  `M${middle - radius} ${middle}A${radius} ${radius} 0 1 0 ${middle + radius} ${middle}A${radius} ${radius} 0 1 0 ${middle - radius} ${middle}Z`

function across(from: number, to: number, below: number): Omit<Measure, 'text'> {
  const y = below + LINE
  return {
    line: `M${from} ${y}H${to}M${from} ${y - TICK}v${2 * TICK}M${to} ${y - TICK}v${2 * TICK}`,
    x: (from + to) / 2,
    y: y + LABEL,
  }
}

function upright(from: number, to: number, x: number): Omit<Measure, 'text'> {
  return {
    line: `M${x} ${from}V${to}M${x - TICK} ${from}h${2 * TICK}M${x - TICK} ${to}h${2 * TICK}`,
    x: x - LABEL,
    y: (from + to) / 2,
    isTurned: true,
  }
}
