/** Milliseconds in which a browser begins to save. */
const KEPT = 60_000

/** Gives the browser a file to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Safari reads it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
