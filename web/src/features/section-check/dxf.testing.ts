type Corner = readonly [x: number, y: number, bulge?: number]

/** What a test draws; angles in degrees. */
export type Shape = { lineType?: string; layer?: string } & (
  | { closed: readonly Corner[] }
  | { open: readonly Corner[] }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number] }
  | { circle: readonly [x: number, y: number, radius: number] }
  | { arc: readonly [x: number, y: number, radius: number, start: number, end: number] }
  | { ellipse: readonly [x: number, y: number, rx: number, ry: number] }
  | { text: string }
  | { spline: { degree: number; knots: readonly number[]; points: readonly Corner[]; weights?: readonly number[] } }
)
type Groups = readonly (readonly [code: number, value: string | number])[]

/** A rectangle by its lower left corner, width and height. */
export const box = (x: number, y: number, w: number, h: number): Shape => ({
  closed: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
})

/** A DXF of text as CAD programs write it. @param unit `$INSUNITS`: 4 for mm, 1 for inches, 0 for none */
export function dxf(shapes: readonly Shape[], unit: number): string {
  const groups: Groups = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1027'],
      [9, '$INSUNITS'],
      [70, unit],
    ]),
    ...section('ENTITIES', shapes.flatMap(entity)),
    [0, 'EOF'],
  ]
  return `${groups.map(([code, value]) => `${code}\n${value}`).join('\n')}\n`
}

const section = (name: string, groups: Groups): Groups => [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']]

function entity(shape: Shape): Groups {
  const common: Groups = [[8, shape.layer ?? '0'], ...(shape.lineType ? [[6, shape.lineType] as const] : [])]
  if ('closed' in shape) return polyline(shape.closed, 1, common)
  if ('open' in shape) return polyline(shape.open, 0, common)
  if ('line' in shape) {
    const [x1, y1, x2, y2] = shape.line
    return [[0, 'LINE'], ...common, [10, x1], [20, y1], [11, x2], [21, y2]]
  }
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    return [[0, 'CIRCLE'], ...common, [10, x], [20, y], [40, radius]]
  }
  if ('arc' in shape) {
    const [x, y, radius, start, end] = shape.arc
    return [[0, 'ARC'], ...common, [10, x], [20, y], [40, radius], [50, start], [51, end]]
  }
  if ('ellipse' in shape) {
    const [x, y, rx, ry] = shape.ellipse
    return [[0, 'ELLIPSE'], ...common, [10, x], [20, y], [11, rx], [21, 0], [40, ry / rx], [41, 0], [42, 2 * Math.PI]]
  }
  if ('text' in shape) return [[0, 'TEXT'], ...common, [10, 0], [20, 0], [40, 5], [1, shape.text]]
  const { degree, knots, points, weights = [] } = shape.spline
  return [
    [0, 'SPLINE'],
    ...common,
    [70, weights.length > 0 ? 12 : 8],
    [71, degree],
    [72, knots.length],
    [73, points.length],
    ...knots.map((knot) => [40, knot] as const),
    ...weights.map((weight) => [41, weight] as const),
    ...points.flatMap(([x, y]) => [[10, x] as const, [20, y] as const]),
  ]
}

function polyline(corners: readonly Corner[], flag: 0 | 1, common: Groups): Groups {
  const vertices = corners.flatMap(([x, y, bulge = 0]) => [[10, x] as const, [20, y] as const, [42, bulge] as const])
  return [[0, 'LWPOLYLINE'], ...common, [90, corners.length], [70, flag], ...vertices]
}
