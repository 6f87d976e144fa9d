/** Tells the script below that buttons and forms work. */
const HYDRATED = 'hydrated'

/**
 * A script for a page. Until the page is hydrated its buttons and forms do nothing: the last press or submission of that
 * time is recorded, marked as busy, and replayed as soon as they work.
 */
export const recordPreHydrationEvents = `{
  let used
  const record = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button[type=button]')
    if (!target) return
    event.preventDefault()
    used?.removeAttribute('aria-busy')
    used = target
    used.ariaBusy = 'true'
  }
  const events = ['click', 'submit']
  for (const name of events) addEventListener(name, record, true)
  addEventListener('${HYDRATED}', () => {
    document.documentElement.dataset.hydrated = ''
    for (const name of events) removeEventListener(name, record, true)
    used?.removeAttribute('aria-busy')
    if (used?.isConnected) used.requestSubmit ? used.requestSubmit() : used.click()
  }, { once: true })
}`

/** The page works: has it marked as hydrated, and what a visitor has asked for before done. */
export function replayPreHydrationEvents(): void {
  window.dispatchEvent(new Event(HYDRATED))
}
