/** The router's own mark, which does the same for the scripts of routes: together they reload once. */
const KEY = 'tanstack_router_reload:'
/** How browsers say that a script could not be had; their errors have neither code nor class of their own. */
const NO_SCRIPT =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/** A file of the build, which is no script, could not be had. */
export class MissingFile extends Error {}

/** Whether a file of the build is gone, as after another build has taken its place. */
export function isMissingFile(error: unknown): error is Error {
  return error instanceof MissingFile || (error instanceof Error && NO_SCRIPT.test(error.message))
}

/** Reloads the page, and with it the names of the new files; once for each error, and never where a browser stores nothing. */
export function reloadOnce({ message }: Error): void {
  try {
    if (window.sessionStorage.getItem(KEY + message) !== null) return
    window.sessionStorage.setItem(KEY + message, 'true')
  } catch {
    return
  }
  window.location.reload()
}
