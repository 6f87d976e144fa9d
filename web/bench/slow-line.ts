import type { Page } from '@playwright/test'

/** A line: bits per second, and milliseconds from a request to the first byte of its answer. */
interface Line {
  bitsPerSecond: number
  roundTripMs: number
}

/** The "slow 4G" of Lighthouse's mobile profile. */
export const SLOW_4G: Line = { bitsPerSecond: 1_638_400, roundTripMs: 150 }

/** Options of a context with the screen of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** Slows the line of a page down in its browser; the processor stays as fast as it is. */
export async function slowDown(page: Page, { bitsPerSecond, roundTripMs }: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  })
}

/** The one in the middle, rounded. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}
