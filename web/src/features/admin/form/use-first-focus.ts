import { type RefObject, useEffect } from 'react'

/**
 * Has the focus in the first field of a form in which somebody begins to write. Who opens it by a link has the focus at the
 * begin of the page a moment later, and then in the field again, unless they have done something meanwhile.
 * @param container its first text field is meant
 */
export function useFirstFocus(container: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const main = document.getElementById('main')
    const focus = () => container.current?.querySelector('textarea')?.focus({ preventScroll: true })
    const stop = () => {
      main?.removeEventListener('focus', focus)
      window.removeEventListener('keydown', stop, true)
      window.removeEventListener('pointerdown', stop, true)
    }
    focus()
    main?.addEventListener('focus', focus)
    window.addEventListener('keydown', stop, true)
    window.addEventListener('pointerdown', stop, true)
    return stop
  }, [container, isWanted])
}
