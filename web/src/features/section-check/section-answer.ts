import type { Outline } from '#content/sections/outline.ts'
import { type CheckedSection, checkSection, readSection } from './check-section.ts'
import { DrawingError, type DrawingProblem } from './drawing-error.ts'

/** What the worker is asked: the text of a DXF, and the millimetres of its unit where it does not say. */
export interface SectionQuestion {
  text: string
  unit?: number
}

/** What it answers. */
export type SectionAnswer =
  | { state: 'problem'; problem: DrawingProblem; places: DrawingError['places'] }
  | { state: 'units'; outline: Outline }
  | { state: 'checked'; section: CheckedSection }

/** Reads and measures a drawing; a 10 MB file takes seconds, so call it in a worker. */
export function answerOf({ text, unit }: SectionQuestion): SectionAnswer {
  try {
    const read = readSection(text)
    const millimetres = read.unit ?? unit
    if (millimetres === undefined) return { state: 'units', outline: read.outline }
    return { state: 'checked', section: checkSection(read.outline, millimetres) }
  } catch (error) {
    if (error instanceof DrawingError) return { state: 'problem', problem: error.problem, places: error.places }
    throw error
  }
}
