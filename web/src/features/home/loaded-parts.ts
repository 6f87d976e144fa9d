type Parts = typeof import('./static-parts.tsx')
let parts: Parts | undefined

/**
 * Loads what needs no script before the page is rendered, on the server and on the way from another page; without it the page
 * does without.
 */
export async function loadParts(): Promise<void> {
  parts ??= await import('./static-parts.tsx').catch(() => undefined)
}

/** The parts, where they were loaded: not on the first page of a visit, where what the server has rendered stays. */
export function loadedParts(): Parts | undefined {
  return parts
}
