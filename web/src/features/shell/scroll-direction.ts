export interface Scrolling {
  y: number
  direction: 'up' | 'down'
}

/** Less than this is the trembling of a finger. */
const NOTABLE_PX = 6

/** Where the page is scrolled to and which way it went last (SHELL-10); the top, and beyond it, is always `up`. */
export function scrolledTo({ y, direction }: Scrolling, to: number): Scrolling {
  if (to <= 0) return { y: 0, direction: 'up' }
  if (Math.abs(to - y) < NOTABLE_PX) return { y, direction }
  return { y: to, direction: to > y ? 'down' : 'up' }
}
