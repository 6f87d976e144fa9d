/** Tells listeners of everything that changes what visitors may see, from every writer. */
export function createChanges() {
  const listeners: (() => void)[] = []
  return {
    /** To be called after every such write. */
    changed: (): void => {
      for (const tell of listeners) tell()
    },
    /** Has a listener called from now on, after those before it. */
    onChange: (listener: () => void): void => void listeners.push(listener),
  }
}
export type Changes = ReturnType<typeof createChanges>
