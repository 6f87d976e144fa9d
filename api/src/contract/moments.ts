/** Whether what is seen between these moments is ever seen. */
export function isInOrder(from: string | null | undefined, until: string | null | undefined): boolean {
  return !from || !until || Date.parse(from) < Date.parse(until)
}
