import { measure, type SectionMeasures } from '#content/sections/measure.ts'
import type { Outline, Ring } from '#content/sections/outline.ts'
import { joinRings } from './join-rings.ts'
import { type Drawing, readDrawing } from './read-drawing.ts'
import { sectionOf } from './section-outline.ts'
import { type Span, type Tongue, wallsOf } from './walls.ts'

/** What a drawing says of a section, in mm and their powers. */
export interface CheckedSection {
  outline: Outline
  measures: SectionMeasures
  /** Voids that are closed all around: a section with one is hollow. */
  voids: number
  wall?: Span
  tongue?: Tongue
}

/** A drawing that is one section; `unit` is left out when the file does not say how long its unit is. */
export interface ReadSection {
  outline: Outline
  unit?: number
}

/** @throws DrawingError what keeps the drawing from being one section, and where */
export function readSection(text: string): ReadSection {
  const { pieces, unit }: Drawing = readDrawing(text)
  return { outline: sectionOf(joinRings(pieces)), ...(unit !== undefined && { unit }) }
}

/** Measures a section. @param unit millimetres of the unit of its drawing */
export function checkSection({ metal }: Outline, unit: number): CheckedSection {
  const inMillimetres = (ring: Ring): Ring => ring.map(([x = 0, y = 0, bulge = 0]) => [x * unit, y * unit, bulge])
  const outline = { metal: metal.map(inMillimetres) }
  return { outline, measures: measure(outline), voids: metal.length - 1, ...wallsOf(outline) }
}
