/** Width and height in pixels, and bytes, of the pictures for the press, by their codes. Written by `pnpm artwork press`. */
export const pressFiles = {
  'hero-plant': [2560, 1200, 342345],
  'hero-hall': [2560, 1440, 343039],
  'hero-casting': [2560, 1200, 98825],
  'hero-coils': [2560, 1200, 275544],
  'product-household-foil': [2560, 1920, 151007],
  'hero-sections': [2560, 1707, 485104],
} as const satisfies Record<string, readonly [width: number, height: number, bytes: number]>
