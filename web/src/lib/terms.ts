/** Whether the visitor has accepted the cookie notice, as kept in this browser (CKIE-02, CKIE-03). */
const KEY = 'termsAccepted'
const ACCEPTED = 'true'

/** The choice where the browser refuses to store anything: it lives until the page is left. */
let isUnstored = false
const listeners = new Set<() => void>()

export function areTermsAccepted(): boolean {
  try {
    return isUnstored || window.localStorage.getItem(KEY) === ACCEPTED
  } catch {
    return isUnstored
  }
}

/** Stores the choice and tells who watches. */
export function acceptTerms(): void {
  isUnstored = true
  try {
    window.localStorage.setItem(KEY, ACCEPTED)
  } catch {
    // The choice then lives until the page is left.
  }
  for (const tell of listeners) tell()
}

/** Calls `listener` when the terms are accepted, here or in another tab. @returns what stops it */
export function watchTerms(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
