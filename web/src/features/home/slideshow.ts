import { SLIDE_MS } from '#content/home.ts'

/** Why a slideshow stands still: the visitor paused it, the tab is hidden, motion is unwanted, or a slide's link has the focus. */
export type Hold = 'paused' | 'hidden' | 'calm' | 'reading'

/** A slideshow at a moment: the slide on view, for how many milliseconds it has been there, and what holds it. */
export interface Slideshow {
  readonly slide: number
  readonly elapsed: number
  readonly holds: readonly Hold[]
}

export const firstSlide: Slideshow = { slide: 0, elapsed: 0, holds: [] }

/** The progress bar moves this often (HOME-04). */
export const STEP_MS = SLIDE_MS / 200

const STEP_PERCENT = 0.5

/** `ms` milliseconds pass: the last of `count` slides is followed by the first (HOME-03). Nothing moves while it is held. */
export function pass(show: Slideshow, ms: number, count: number): Slideshow {
  if (show.holds.length > 0) return show
  const elapsed = show.elapsed + ms
  return { ...show, slide: (show.slide + Math.floor(elapsed / SLIDE_MS)) % count, elapsed: elapsed % SLIDE_MS }
}

/** A thumbnail is chosen: its slide is shown, for its full time (HOME-05). */
export function select(show: Slideshow, slide: number): Slideshow {
  return { ...show, slide, elapsed: 0 }
}

/** A reason to stand still comes or goes; the time on view is kept. */
export function hold(show: Slideshow, reason: Hold, isHeld: boolean): Slideshow {
  const others = show.holds.filter((held) => held !== reason)
  return { ...show, holds: isHeld ? [...others, reason] : others }
}

/** How far the progress bar is filled, in percent: half a percent for every step (HOME-04). */
export function progressOf({ elapsed }: Slideshow): number {
  return Math.floor(elapsed / STEP_MS) * STEP_PERCENT
}
