/**
 * Has the focus on the heading of the page that comes next, for the form that had it is gone: what was typed before is said,
 * and Tab begins at the top. Leaves it where something else has it first, a field that is written in for example.
 * @returns what stops waiting for the heading
 */
export function focusHeading(): () => void {
  const stop = () => {
    watch.disconnect()
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop, true)
  }
  const look = () => {
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (!heading) return
    stop()
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop, true)
  look()
  return stop
}
