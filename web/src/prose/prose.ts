import type { SitePath } from '#content/site-pages.ts'

export interface ProseLink {
  text: string
  to: SitePath | `mailto:${string}`
}

/** A text; in pieces where links stand in it. */
export type ProseText = string | readonly (string | ProseLink)[]

export type ProseBlock =
  | { kind: 'paragraph'; text: ProseText }
  | { kind: 'list'; items: readonly ProseText[] }
  /** The first cell of a row names it. */
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly ProseText[])[] }

/** `id` is the section's anchor. */
export interface ProseSection {
  id: string
  heading: string
  blocks: readonly ProseBlock[]
}

/** A section of numbered clauses: the section has the number of its place, its clauses 1.1, 1.2 … */
export interface NumberedSection {
  id: string
  heading: string
  clauses: readonly ProseText[]
}

/** A long text in sections. */
export interface Prose {
  lead?: string
  sections: readonly ProseSection[]
}

/** A link that writes to an address. */
export function mailLink(address: string): ProseLink {
  return { text: address, to: `mailto:${address}` }
}
