import type { Side } from './flatten-ring.ts'

/** Cells on the longer side of what the grid covers: about two sides of a section in each that a line passes. */
const CELLS = 160

/** Sides by the cells of a square grid that they pass, so that a line finds those it may meet without asking all. */
export function createSideGrid(sides: readonly Side[]) {
  const [left, bottom] = [min(sides, 'x1', 'x2'), min(sides, 'y1', 'y2')]
  const [right, top] = [-min(sides, 'x1', 'x2', -1), -min(sides, 'y1', 'y2', -1)]
  const cell = Math.max(right - left, top - bottom, Number.MIN_VALUE) / CELLS
  const [columns, rows] = [Math.floor((right - left) / cell) + 1, Math.floor((top - bottom) / cell) + 1]
  const cells = new Map<number, number[]>()
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)))
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - bottom) / cell)))

  /** The cells that a line passes, some beside it too. */
  function passed(x1: number, y1: number, x2: number, y2: number): number[] {
    const found: number[] = []
    const [first, last] = [row(Math.min(y1, y2)), row(Math.max(y1, y2))]
    for (let line = first; line <= last; line += 1) {
      // The part of the line within this row of cells.
      const [low, high] = [bottom + line * cell, bottom + (line + 1) * cell]
      const at = (y: number) =>
        y2 === y1 ? x1 : x1 + ((x2 - x1) * (Math.min(Math.max(y, Math.min(y1, y2)), Math.max(y1, y2)) - y1)) / (y2 - y1)
      const ends = y1 === y2 ? [x1, x2] : [at(low), at(high)]
      for (let index = column(Math.min(...ends)); index <= column(Math.max(...ends)); index += 1)
        found.push(line * columns + index)
    }
    return found
  }

  for (const [index, { x1, y1, x2, y2 }] of sides.entries())
    for (const key of passed(x1, y1, x2, y2)) {
      const there = cells.get(key)
      if (there) there.push(index)
      else cells.set(key, [index])
    }
  return {
    /** The diagonal of what the grid covers: no line within it is longer. */
    reach: Math.hypot(right - left, top - bottom),
    /** Indexes of the sides that may be nearer to a point than a distance, each once. */
    around([x, y]: readonly [number, number], within: number): Set<number> {
      const found = new Set<number>()
      for (let line = row(y - within); line <= row(y + within); line += 1)
        for (let index = column(x - within); index <= column(x + within); index += 1)
          for (const side of cells.get(line * columns + index) ?? []) found.add(side)
      return found
    },
    /** Indexes of the sides that a line may meet, each once. */
    along: (x1: number, y1: number, x2: number, y2: number): Set<number> =>
      new Set(passed(x1, y1, x2, y2).flatMap((key) => cells.get(key) ?? [])),
  }
}

type Axis = 'x1' | 'x2' | 'y1' | 'y2'
const min = (sides: readonly Side[], one: Axis, other: Axis, sign = 1) =>
  sides.reduce((found, side) => Math.min(found, sign * side[one], sign * side[other]), Number.POSITIVE_INFINITY)
