/** Tells the script below that buttons and forms work. */
const HYDRATED = 'hydrated'

/**
 * A script for a page. Until the page is hydrated its buttons and forms are deaf: what a visitor uses last
 * meanwhile is kept, and used for them as soon as it works.
 */
export const noteEarlyUse = `{
  let used
  const note = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button[type=button]')
    if (!target) return
    event.preventDefault()
    used = target
  }
  const events = ['click', 'submit']
  for (const name of events) addEventListener(name, note, true)
  addEventListener('${HYDRATED}', () => {
    document.documentElement.dataset.hydrated = ''
    for (const name of events) removeEventListener(name, note, true)
    if (used?.isConnected) used.requestSubmit ? used.requestSubmit() : used.click()
  }, { once: true })
}`

/** The page works: has it marked as hydrated, and what a visitor has asked for before done. */
export function replayEarlyUse(): void {
  window.dispatchEvent(new Event(HYDRATED))
}
