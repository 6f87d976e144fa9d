/** How long a dropdown stays after the pointer has left it (SHELL-06). */
export const CLOSE_AFTER_MS = 2000

/** The dropdowns of the header: at most one is open (SHELL-07). */
export interface Dropdowns {
  open: string | null
  /** Moment in milliseconds at which the open one closes by itself. */
  closesAt: number | null
}

export const allClosed: Dropdowns = { open: null, closesAt: null }

/** The pointer or the focus came to a dropdown, or it was clicked: it is the one that is open. */
export function opened(id: string): Dropdowns {
  return { open: id, closesAt: null }
}

/** The pointer left a dropdown: if that one is open, it closes in a while. */
export function left(dropdowns: Dropdowns, id: string, now: number): Dropdowns {
  return dropdowns.open === id ? { open: id, closesAt: now + CLOSE_AFTER_MS } : dropdowns
}

/** The time is `now`. */
export function passed(dropdowns: Dropdowns, now: number): Dropdowns {
  return dropdowns.closesAt !== null && now >= dropdowns.closesAt ? allClosed : dropdowns
}

/** A dropdown was left for good: by the focus, with Escape or by a choice. */
export function closed(dropdowns: Dropdowns, id: string): Dropdowns {
  return dropdowns.open === id ? allClosed : dropdowns
}
