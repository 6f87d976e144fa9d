import DxfParser, {
  type IArcEntity,
  type ICircleEntity,
  type IDxf,
  type IEllipseEntity,
  type IEntity,
  type IInsertEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type IPoint,
  type IPolylineEntity,
  type ISplineEntity,
} from 'dxf-parser'
import { DrawingError } from './drawing-error.ts'

type Point = readonly [x: number, y: number]

/** A line or an arc of a drawing; `bulge` as of a corner of an outline (`content/sections/outline.ts`). */
export interface Piece {
  from: Point
  to: Point
  bulge: number
}

/** A drawing as it was read: its lines, and the millimetres of its unit; left out when it does not say. */
export interface Drawing {
  pieces: readonly Piece[]
  unit?: number
}

/** `$INSUNITS` of DXF: inches, feet, mm, cm, m. */
const MILLIMETRES: Readonly<Record<number, number>> = { 1: 25.4, 2: 304.8, 4: 1, 5: 10, 6: 1000 }
/** A section has some hundreds of lines, and one of splines some thousands. */
const MAX_PIECES = 60_000
/** Blocks within blocks. */
const MAX_DEPTH = 8
/** Straight pieces that a span of a spline, or a turn of an ellipse, is made of. */
const SPLINE_STEPS = 24
const ELLIPSE_STEPS = 360
/** Line types of axes and hidden edges, which are no outline. */
const NO_OUTLINE = /cent(er|re)|dash|hidden|phantom|divide|dot/i

type Transform = (point: Point) => Point
/** `side` is -1 where the drawing is mirrored, so that arcs turn the other way. */
type Placed = { move: Transform; side: 1 | -1 }

/**
 * Reads the lines, arcs, circles, polylines, ellipses and splines of a DXF (R12 to 2018, as text), blocks taken apart. Texts,
 * dimensions, hatches, axes, frozen layers and paper space are left out.
 * @throws DrawingError `notDxf`, `empty`, `curve`, `tooMany`
 */
export function readDrawing(text: string): Drawing {
  const dxf = parse(text)
  const pieces: Piece[] = []
  const isShown = ({ layer, lineType, visible, inPaperSpace }: IEntity) => {
    const known = dxf.tables?.layer?.layers?.[layer]
    const isHidden = visible === false || inPaperSpace || known?.frozen || known?.visible === false
    return !isHidden && !NO_OUTLINE.test(lineType ?? '') && !NO_OUTLINE.test(layer ?? '')
  }

  function read(entities: readonly IEntity[], placed: Placed, depth: number): void {
    for (const entity of entities) {
      if (!isShown(entity)) continue
      if (entity.type === 'INSERT') {
        const insert = entity as IInsertEntity
        const block = dxf.blocks?.[insert.name]
        if (block && depth < MAX_DEPTH) read(block.entities ?? [], within(placed, insert, block.position), depth + 1)
        continue
      }
      for (const { from, to, bulge } of piecesOf(entity))
        pieces.push({ from: placed.move(from), to: placed.move(to), bulge: placed.side * bulge })
      if (pieces.length > MAX_PIECES) throw new DrawingError('tooMany')
    }
  }
  read(dxf.entities ?? [], { move: (point) => point, side: 1 }, 0)
  if (pieces.length === 0) throw new DrawingError('empty')
  const unit = MILLIMETRES[Number(dxf.header?.$INSUNITS)]
  return { pieces, ...(unit !== undefined && { unit }) }
}

function parse(text: string): IDxf {
  try {
    const parser = new DxfParser()
    parser.registerEntityHandler(WeightedSpline)
    const dxf = parser.parseSync(text)
    if (dxf?.entities) return dxf
  } catch {
    // Said below: what is wrong with a file that is no DXF helps no one.
  }
  throw new DrawingError('notDxf')
}

const DIRECTION = 'extrusionDirectionZ'
const point = ({ x, y }: IPoint): Point => [x, y]

/** The lines and arcs of an entity; none for one that draws no outline. */
function piecesOf(entity: IEntity): Piece[] {
  const pieces = ownPiecesOf(entity)
  // Drawn from behind: of such an entity x points the other way.
  const direction = (entity as { extrusionDirection?: IPoint }).extrusionDirection?.z
  const isMirrored = (direction ?? (entity as { [DIRECTION]?: number })[DIRECTION] ?? 1) < 0
  if (!isMirrored || entity.type === 'LINE') return pieces
  const mirror = ([x, y]: Point): Point => [-x, y]
  return pieces.map(({ from, to, bulge }) => ({ from: mirror(from), to: mirror(to), bulge: -bulge }))
}

function ownPiecesOf(entity: IEntity): Piece[] {
  switch (entity.type) {
    case 'LINE': {
      const [from, to] = (entity as ILineEntity).vertices
      return from && to ? [{ from: point(from), to: point(to), bulge: 0 }] : []
    }
    case 'ARC':
      return arc(entity as IArcEntity)
    case 'CIRCLE': {
      const { center, radius } = entity as ICircleEntity
      const sides: Point[] = [
        [center.x + radius, center.y],
        [center.x - radius, center.y],
      ]
      return chain(sides, true, [1, 1])
    }
    case 'LWPOLYLINE':
    case 'POLYLINE':
      return polyline(entity as ILwpolylineEntity | IPolylineEntity)
    case 'ELLIPSE':
      return ellipse(entity as IEllipseEntity)
    case 'SPLINE':
      return spline(entity as WeightedSplineEntity)
    default:
      return []
  }
}

/** The pieces through points, one after the other. */
function chain(points: readonly Point[], isClosed: boolean, bulges: readonly number[] = []): Piece[] {
  const next = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1)
  return next.flatMap((to, index) => {
    const from = points[index]
    return from ? [{ from, to, bulge: bulges[index] ?? 0 }] : []
  })
}

const TURN = 2 * Math.PI
/** An angle from one direction to another, counter-clockwise: more than 0, at most a turn. */
const ahead = (start: number, end: number) => TURN - ((((start - end) % TURN) + TURN) % TURN)

function arc({ center, radius, startAngle, endAngle }: IArcEntity): Piece[] {
  const sweep = ahead(startAngle, endAngle)
  const at = (angle: number): Point => [center.x + radius * Math.cos(angle), center.y + radius * Math.sin(angle)]
  const middle = startAngle + sweep / 2
  // In halves, so that one of nearly a turn has ends that are apart.
  return chain([at(startAngle), at(middle), at(startAngle + sweep)], false, Array(2).fill(Math.tan(sweep / 8)))
}

function polyline(entity: ILwpolylineEntity | IPolylineEntity): Piece[] {
  if ('isPolyfaceMesh' in entity && (entity.isPolyfaceMesh || entity.is3dPolygonMesh)) return []
  const vertices = entity.vertices.filter((vertex) => !('splineControlPoint' in vertex && vertex.splineControlPoint))
  return chain(
    vertices.map(point),
    entity.shape === true,
    vertices.map(({ bulge = 0 }) => bulge),
  )
}

function ellipse({ center, majorAxisEndPoint: { x, y }, axisRatio, startAngle, endAngle }: IEllipseEntity): Piece[] {
  const sweep = ahead(startAngle, endAngle)
  const steps = Math.max(8, Math.ceil((ELLIPSE_STEPS * sweep) / TURN))
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = startAngle + (sweep * step) / steps
    const [along, across] = [Math.cos(angle), Math.sin(angle) * axisRatio]
    return [center.x + x * along - y * across, center.y + y * along + x * across]
  })
  const isWhole = sweep > TURN - 1e-6
  return chain(isWhole ? points.slice(0, -1) : points, isWhole)
}

interface WeightedSplineEntity extends ISplineEntity {
  weights?: number[]
}

/** The parser's own handler forgets the weights, without which a rational spline is another curve. */
class WeightedSpline {
  ForEntityName = 'SPLINE' as const
  parseEntity(scanner: Scanner, first: Group): IEntity {
    const groups: Group[] = []
    let group = scanner.next()
    while (!scanner.isEOF() && group.code !== 0) {
      groups.push(group)
      group = scanner.next()
    }
    const numbers = (code: number) => groups.filter((one) => one.code === code).map(({ value }) => Number(value))
    const text = (code: number) => groups.find((one) => one.code === code)?.value
    const ys = numbers(20)
    return {
      type: first.value,
      layer: text(8),
      lineType: text(6),
      inPaperSpace: Number(text(67) ?? 0) === 1,
      visible: Number(text(60) ?? 0) === 0,
      degreeOfSplineCurve: numbers(71)[0],
      knotValues: numbers(40),
      weights: numbers(41),
      controlPoints: numbers(10).map((x, index) => ({ x, y: ys[index] ?? 0, z: 0 })),
    } as unknown as IEntity
  }
}
type Group = { code: number; value: string | number | boolean }
type Scanner = { next: () => Group; isEOF: () => boolean }

/** A spline as straight pieces, by de Boor's algorithm in homogeneous coordinates. */
function spline({
  controlPoints = [],
  knotValues = [],
  weights = [],
  degreeOfSplineCurve: degree,
}: WeightedSplineEntity) {
  if (controlPoints.length <= degree || knotValues.length < controlPoints.length + degree + 1)
    throw new DrawingError('curve', controlPoints.slice(0, 1).map(point))
  const control = controlPoints.map(({ x, y }, index) => {
    const weight = weights[index] ?? 1
    return [x * weight, y * weight, weight]
  })
  const points: Point[] = []
  for (let span = degree; span < controlPoints.length; span += 1) {
    const [from = 0, to = 0] = [knotValues[span], knotValues[span + 1]]
    if (to <= from) continue
    const first = points.length === 0 ? 0 : 1
    for (let step = first; step <= SPLINE_STEPS; step += 1)
      points.push(deBoor(control, knotValues, degree, span, from + ((to - from) * step) / SPLINE_STEPS))
  }
  return chain(points, false)
}

function deBoor(
  control: readonly number[][],
  knots: readonly number[],
  degree: number,
  span: number,
  at: number,
): Point {
  const near = Array.from({ length: degree + 1 }, (_, index) => [...(control[span - degree + index] ?? [])])
  for (let round = 1; round <= degree; round += 1)
    for (let index = degree; index >= round; index -= 1) {
      const [low = 0, high = 0] = [knots[span - degree + index], knots[span + 1 + index - round]]
      const share = high === low ? 0 : (at - low) / (high - low)
      near[index] = (near[index] ?? []).map(
        (value, axis) => (1 - share) * (near[index - 1]?.[axis] ?? 0) + share * value,
      )
    }
  const [x = 0, y = 0, weight = 1] = near[degree] ?? []
  return [x / weight, y / weight]
}

/** Where what a block draws stands. @throws DrawingError `curve` for one that is stretched more one way than the other */
function within(outer: Placed, insert: IInsertEntity, base: IPoint | undefined): Placed {
  const { position, rotation = 0, xScale = 1, yScale = 1 } = insert
  if (Math.abs(Math.abs(xScale) - Math.abs(yScale)) > 1e-9) throw new DrawingError('curve', [point(position)])
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const move = ([px, py]: Point): Point => {
    const [x, y] = [(px - (base?.x ?? 0)) * xScale, (py - (base?.y ?? 0)) * yScale]
    return outer.move([position.x + x * cos - y * sin, position.y + x * sin + y * cos])
  }
  const isMirrored = xScale * yScale < 0
  return { move, side: isMirrored ? (outer.side === 1 ? -1 : 1) : outer.side }
}
