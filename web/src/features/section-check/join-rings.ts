import type { Ring } from '#content/sections/outline.ts'
import { DrawingError } from './drawing-error.ts'
import type { Piece } from './read-drawing.ts'

type Point = readonly [x: number, y: number]

/** Ends that are nearer than this share of the drawing's size are one point: CAD programs round what they write. */
const TOLERANCE = 3e-5

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The larger side of what lines occupy; arcs may reach a little beyond. */
function sizeOf(pieces: readonly Piece[]): number {
  const xs = pieces.flatMap(({ from, to }) => [from[0], to[0]])
  const ys = pieces.flatMap(({ from, to }) => [from[1], to[1]])
  const range = (values: number[]) =>
    values.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY) -
    values.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY)
  return Math.max(range(xs), range(ys))
}

/**
 * Joins the lines and arcs of a drawing, in whatever order and direction they were drawn, to closed rings. Lines that were
 * drawn twice count once.
 * @throws DrawingError `open` with both ends of the gap, `branch` with the place
 */
export function joinRings(pieces: readonly Piece[]): Ring[] {
  const tolerance = sizeOf(pieces) * TOLERANCE
  const ends = createGrid(tolerance)
  const left = new Set<Piece>()
  for (const piece of withoutTwins(pieces, tolerance)) {
    left.add(piece)
    ends.add(piece.from, piece)
    ends.add(piece.to, piece)
  }
  const rings: Ring[] = []
  for (const first of left) rings.push(ringFrom(first))
  return rings

  function ringFrom(first: Piece): Ring {
    const ring: (readonly number[])[] = []
    let piece = first
    let at = first.from
    while (true) {
      left.delete(piece)
      const isForward = distance(piece.from, at) <= tolerance
      ring.push([...(ring.length === 0 ? first.from : at), isForward ? piece.bulge : -piece.bulge])
      at = isForward ? piece.to : piece.from
      const next = ends.near(at).filter((one) => left.has(one))
      if (next.length > 1 || (next.length === 1 && distance(at, first.from) <= tolerance))
        throw new DrawingError('branch', [at])
      const [following] = next
      if (!following) break
      piece = following
    }
    if (distance(at, first.from) > tolerance) throw new DrawingError('open', gapOf(at, first))
    return ring
  }

  /** The open end, and the open end that is nearest to it. */
  function gapOf(at: Point, first: Piece): Point[] {
    const others = [first.from, ...[...left].flatMap(({ from, to }) => [from, to])]
    const nearest = others.reduce((best, one) => (distance(one, at) < distance(best, at) ? one : best))
    return [at, nearest]
  }
}

/** The pieces without those of no length, and each of those that lie upon each other once. */
function withoutTwins(pieces: readonly Piece[], tolerance: number): Piece[] {
  const starts = createGrid(tolerance)
  const kept: Piece[] = []
  const isSame = (a: Piece, b: Piece) => {
    const alike =
      Math.abs(a.bulge - b.bulge) < 1e-3 && distance(a.from, b.from) <= tolerance && distance(a.to, b.to) <= tolerance
    const turned =
      Math.abs(a.bulge + b.bulge) < 1e-3 && distance(a.from, b.to) <= tolerance && distance(a.to, b.from) <= tolerance
    return alike || turned
  }
  for (const piece of pieces) {
    if (Math.abs(piece.bulge) <= 1 && distance(piece.from, piece.to) <= tolerance) continue
    if (starts.near(piece.from).some((other) => isSame(piece, other))) continue
    kept.push(piece)
    starts.add(piece.from, piece)
    starts.add(piece.to, piece)
  }
  return kept
}

/** Pieces by places, to find those near one without looking at all. */
function createGrid(tolerance: number) {
  const cells = new Map<string, [Point, Piece][]>()
  const side = Math.max(tolerance * 4, Number.MIN_VALUE)
  const cell = (value: number) => Math.floor(value / side)
  return {
    add(at: Point, piece: Piece): void {
      const key = `${cell(at[0])} ${cell(at[1])}`
      const there = cells.get(key)
      if (there) there.push([at, piece])
      else cells.set(key, [[at, piece]])
    },
    near(at: Point): Piece[] {
      const found = new Set<Piece>()
      for (const x of [cell(at[0] - tolerance), cell(at[0] + tolerance)])
        for (const y of [cell(at[1] - tolerance), cell(at[1] + tolerance)])
          for (const [place, piece] of cells.get(`${x} ${y}`) ?? [])
            if (distance(place, at) <= tolerance) found.add(piece)
      return [...found]
    },
  }
}
