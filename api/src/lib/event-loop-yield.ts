import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Yields to the event loop: in one turn of it at most `share` units of work are done, by all callers together. A larger
 * piece of work has a turn of its own.
 * @returns resolves when a piece of work of so many units may begin; begin it at once
 */
export function createEventLoopYield(share: number, turn: () => Promise<unknown> = nextTurn) {
  let left = share
  let renewal: Promise<void> | null = null

  async function renew(): Promise<void> {
    await turn()
    left = share
    renewal = null
  }

  return async (units: number): Promise<void> => {
    while (left < Math.min(units, share)) await renewal
    left -= units
    renewal ??= renew()
  }
}
