/** Where the server answers what is typed into the search before that has come to the browser: `?q=`. */
export const EARLY_RESULTS = '/search/results'

/** The field of the search has not changed for so long, in milliseconds, when the server is asked. */
const PAUSE = 250

/** Tells the script below that buttons and forms work. */
const HYDRATED = 'hydrated'

/**
 * A script for a page, for the time until it is hydrated, when its buttons and forms do nothing. The last press or
 * submission is recorded, marked as busy, and replayed as soon as they work. What the page itself can do is done at once:
 * a button that controls a dialog of the page opens it, one with `data-place` leads there. What has been opened by
 * then, by these or by style alone, is told to the page, so that it stays open. What is typed into the search is answered
 * by the server until the search itself has come, which takes the place of what is answered here.
 */
export const recordPreHydrationEvents = `{
  let used, dialog
  const record = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest('button[type=button]')
    if (!target || target.method === 'dialog') return
    event.preventDefault()
    used?.removeAttribute('aria-busy')
    used = target
    const controlled = document.getElementById(used.getAttribute('aria-controls'))
    dialog = controlled?.showModal && controlled
    if (dialog) {
      dialog.querySelector('input').value = ''
      dialog.querySelector('[data-early]')?.replaceChildren()
      dialog.showModal()
    } else if (used.dataset.place) {
      location.hash = used.dataset.place
      used = null
    } else if (!controlled?.matches('[data-dropdown]')) used.ariaBusy = 'true'
  }
  let pause
  addEventListener('input', ({ target }) => {
    const place = target.closest('dialog')?.querySelector('[data-early]')
    if (!place) return
    clearTimeout(pause)
    const typed = target.value.trim()
    pause = setTimeout(async () => {
      const answer = typed && (await fetch('${EARLY_RESULTS}?q=' + encodeURIComponent(typed)).catch(() => {}))
      const html = answer?.ok ? await answer.text() : ''
      if (target.value.trim() === typed) place.innerHTML = html
    }, typed && ${PAUSE})
  })
  const events = ['click', 'submit']
  for (const name of events) addEventListener(name, record, true)
  addEventListener('${HYDRATED}', () => {
    document.documentElement.dataset.hydrated = ''
    for (const name of events) removeEventListener(name, record, true)
    const tell = (item, event) => item?.dispatchEvent(event)
    const bubbles = true
    tell(document.querySelector('header details[open]'), new Event('toggle'))
    tell(document.querySelector('li:hover > [aria-controls]'), new PointerEvent('pointerover', { bubbles, pointerType: 'mouse' }))
    if (document.querySelector('li:focus-within > [data-dropdown]')) tell(document.activeElement, new FocusEvent('focusin', { bubbles }))
    used?.removeAttribute('aria-busy')
    if (!used?.isConnected || dialog?.open === false) return
    used.requestSubmit ? used.requestSubmit() : used.click()
  }, { once: true })
}`

/** The page works: has it marked as hydrated, and what a visitor has asked for before done. */
export function replayPreHydrationEvents(): void {
  window.dispatchEvent(new Event(HYDRATED))
}
