import { statfs } from 'node:fs/promises'

/** Bytes of the disk that a folder lies on; `free` are those that this process may fill. */
export type DiskUsage = { total: number; free: number }

/** A disk with less free is too full: a tenth of it, on large ones 5 GB. */
const MIN_FREE = { share: 0.1, bytes: 5 * 2 ** 30 }

/** Reads how full the disk of a folder is. Rejects when there is no such folder. */
export async function readDiskUsage(folder: string): Promise<DiskUsage> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { total: blocks * bsize, free: bavail * bsize }
}

/** How many of a hundred parts of a disk are taken, when it is too full; `null` when it is not. */
export function fullness({ total, free }: DiskUsage): number | null {
  if (free >= Math.min(total * MIN_FREE.share, MIN_FREE.bytes)) return null
  return total === 0 ? 100 : Math.floor((1 - free / total) * 100)
}
