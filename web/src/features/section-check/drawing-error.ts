type Place = readonly [x: number, y: number]

/** What keeps a drawing from being one section. */
export type DrawingProblem =
  /** No DXF of text: something else, a binary DXF, or cut off. */
  | 'notDxf'
  /** Nothing in it is a line, an arc or a curve. */
  | 'empty'
  /** A curve that is not read: a spline by fit points alone, or a block that is stretched. */
  | 'curve'
  /** More lines than a section has. */
  | 'tooMany'
  /** An outline stops at the first place and goes on at the second. */
  | 'open'
  /** More than two lines meet at the place. */
  | 'branch'
  /** Two lines cross, or lie upon each other, at the place. */
  | 'crossing'
  /** More than one piece of metal; the place is on the second. */
  | 'several'

/** A drawing that is not one section, and where it shows. */
export class DrawingError extends Error {
  readonly problem: DrawingProblem
  /** In units of the drawing. */
  readonly places: readonly Place[]

  constructor(problem: DrawingProblem, places: readonly Place[] = []) {
    super(problem)
    this.problem = problem
    this.places = places
  }
}
