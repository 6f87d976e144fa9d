/** The place `by` steps after `index` among `count`; it wraps around at both ends. */
export function stepWithin(count: number, index: number, by: number): number {
  return (((index + by) % count) + count) % count
}
