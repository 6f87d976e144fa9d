import { rm } from 'node:fs/promises'

/** Removes a folder with all that is in it, also while processes that were just ended may still write there, for two seconds. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 130 })
}
