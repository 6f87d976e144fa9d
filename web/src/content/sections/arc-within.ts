const TURN = 2 * Math.PI

/** Whether an arc passes through the direction `angle` (radians) from its centre. */
export function isWithin({ start, sweep }: { start: number; sweep: number }, angle: number): boolean {
  const ahead = (sweep > 0 ? angle - start : start - angle) % TURN
  return (ahead + TURN) % TURN <= Math.abs(sweep)
}
