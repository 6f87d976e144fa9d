import type { DrawingCode } from '#content/picture-codes.ts'

/** What a section is given away as: its outline, and one metre of it as a solid. */
export const sectionFormats = ['dxf', 'step'] as const
export type SectionFormat = (typeof sectionFormats)[number]

/** Where a file of a section is. */
export function sectionFilePath(code: DrawingCode, format: SectionFormat) {
  return `/products/sections/${code}.${format}` as const
}
