/** Whether two lists hold the same in the same order: what is selected of a form as a list does not render when they do. */
export function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
