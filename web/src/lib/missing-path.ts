let noted: string | undefined

/** Keeps the address at which a visitor of this page has found nothing, for the page that says so. */
export function noteMissingPath(path: string): void {
  noted = path
}

/** The address that was noted last; nothing on the server. */
export function missingPath(): string | undefined {
  return noted
}
