import { diffArrays } from 'diff'

/** A picture of either version; places count from 1. */
export interface PictureDifference {
  file: string
  change: 'same' | 'added' | 'removed' | 'moved'
  /** Where it was and is, when it has moved. */
  from?: number
  to?: number
}

/** What differs between two galleries: in the order of the later one, what is gone at the place where it was. */
export function pictureDifference(before: readonly string[], after: readonly string[]): PictureDifference[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.flatMap((file): PictureDifference[] => {
      const isInBoth = before.includes(file) && after.includes(file)
      if (isInBoth && removed) return []
      if (isInBoth && added)
        return [{ file, change: 'moved', from: before.indexOf(file) + 1, to: after.indexOf(file) + 1 }]
      return [{ file, change: added ? 'added' : removed ? 'removed' : 'same' }]
    }),
  )
}
