import type { pictures } from '#pictures/pictures.ts'

/** Cross-sections of profiles, drawn to scale. */
export const drawings = [
  'angle-60',
  'channel-60',
  'heatsink-120',
  'i-beam-80',
  'louvre-150',
  'mullion-50x120',
  'multi-100x50',
  'star-heatsink',
  't-slot-40',
  'tube-50',
  'tube-80x40',
  'window-frame',
  'z-bar',
] as const

/** Code of a rendered picture. */
export type RenderCode = keyof typeof pictures

/** Code of a cross-section. */
export type DrawingCode = (typeof drawings)[number]

export type PictureCode = RenderCode | DrawingCode

/** Whether it is a rendered picture, not a cross-section. */
export function isRender(code: PictureCode): code is RenderCode {
  return !(drawings as readonly string[]).includes(code)
}
