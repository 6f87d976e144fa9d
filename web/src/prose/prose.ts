import type { SiteDocument } from '#content/documents.ts'

export type ProseBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** A link to a file; `label` is a key of the words `legal`. */
  | { kind: 'document'; label: 'personalData.pdf'; document: SiteDocument }

/** A long text in sections; `id` is the section's anchor. */
export interface Prose {
  lead?: string
  sections: readonly { id: string; heading: string; blocks: readonly ProseBlock[] }[]
}

export interface NumberedSection {
  id: string
  heading: string
  clauses: readonly string[]
}
