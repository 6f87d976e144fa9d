let noted: string | undefined

/** Keeps the address at which a visitor of this page has found nothing, for the page that says so. */
export function noteMissing(path: string): void {
  noted = path
}

/** The address that was noted last; nothing on the server. */
export function missingAddress(): string | undefined {
  return noted
}
