/** Logs a failure that a visitor shall not notice (HOME-09, NEWS-02). */
export function reportFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for the log, and this is its one place.
  console.error(error)
}
