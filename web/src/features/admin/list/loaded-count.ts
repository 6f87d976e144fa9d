/** A count of what is loaded, or words with it, marked when there is more: `8`, `100+`. */
export function orMore(count: number | string, hasMore: boolean): string {
  return hasMore ? `${count}+` : `${count}`
}
