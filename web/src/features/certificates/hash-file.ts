/** Why a file cannot be compared; `unable` when the browser hashes nothing at this address (without TLS). */
export type HashFailure = 'notPdf' | 'unread' | 'unable'

/** The SHA-256 of a PDF in hexadecimal digits, made in the browser, or why there is none. */
export async function hashOf(file: File): Promise<{ sha256: string } | { failure: HashFailure }> {
  if (!globalThis.crypto?.subtle) return { failure: 'unable' }
  try {
    if ((await file.slice(0, 5).text()) !== '%PDF-') return { failure: 'notPdf' }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return { sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return { failure: 'unread' }
  }
}
