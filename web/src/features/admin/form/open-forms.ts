const keepers = new Set<() => void>()

/** Calls `keep` when every open form has to keep what was typed at once. @returns what ends it */
export function whenFormsAreKept(keep: () => void): () => void {
  keepers.add(keep)
  return () => {
    keepers.delete(keep)
  }
}

/** Has every open form keep what was typed now, without waiting for a pause. */
export function keepOpenForms(): void {
  for (const keep of keepers) keep()
}
