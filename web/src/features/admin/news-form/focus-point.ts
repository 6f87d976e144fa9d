/** Percent from the left and from the top. */
export interface FocusPoint {
  x: number
  y: number
}

const MIDDLE: FocusPoint = { x: 50, y: 50 }

/** The point that `30 70` says; the middle when it is not set. */
export function focusPoint(focus: string | undefined): FocusPoint {
  const [x, y] = (focus ?? '').split(' ').map(Number)
  return x === undefined || y === undefined ? MIDDLE : { x, y }
}

/** As the API has it, in tens; nothing for the middle, which every crop keeps by itself. */
export function focusText({ x, y }: FocusPoint): string | undefined {
  const [left, top] = [x, y].map((share) => Math.round(Math.min(100, Math.max(0, share)) / 10) * 10)
  return left === MIDDLE.x && top === MIDDLE.y ? undefined : `${left} ${top}`
}

/** For a sentence that names both. */
export function focusWords(focus: string): { left: number; top: number } {
  const { x, y } = focusPoint(focus)
  return { left: x, top: y }
}
