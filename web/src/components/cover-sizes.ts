/** Heights of a cover: on wide screens in percent of the window's height, on small ones in CSS pixels or percent of its width. */
interface CoverHeights {
  wide: number
  small: `${number}px` | `${number}vw`
}

/** At most, of the sizes of `Cover`. */
export const COVER_HEIGHTS = {
  small: { wide: 46, small: '280px' },
  medium: { wide: 66, small: '320px' },
  tall: { wide: 88, small: '400px' },
} as const satisfies Record<string, CoverHeights>

/** Of `BrightCover`. */
export const BRIGHT_HEIGHTS = { wide: 62, small: '75vw' } as const satisfies CoverHeights

/**
 * How wide a picture is shown that fills a cover, as in the attribute `sizes`: as wide as the window, or, where the cover is
 * higher than that, as wide as it gets with the height.
 */
export function coverSizes(
  { width, height }: { width: number; height: number },
  { wide, small }: CoverHeights,
): string {
  const ratio = width / height
  const [, number = '', unit = ''] = /^([\d.]+)(px|vw)$/.exec(small) ?? []
  return [
    `(min-width: 1000px) max(100vw, ${Math.round(wide * ratio)}vh)`,
    smallScreenSizes(`max(100vw, ${Math.round(Number(number) * ratio)}${unit})`),
  ].join(', ')
}

/**
 * The end of `sizes`, for small screens. Those with three pixels to one ask for a picture with 1.75: it has half the bytes,
 * and at the distance of a phone the eye sees no difference.
 */
export function smallScreenSizes(width: string): string {
  return `(min-resolution: 2.5dppx) calc(${width} * 0.58), ${width}`
}
