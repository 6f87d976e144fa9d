/** The picture that grows while the page changes, before and after: `view-transition-name` of both. */
export const GROWING_PICTURE = 'growing-picture'

/** Whether the browser grows pictures, and the visitor has not asked for less motion. */
export function canGrowPictures(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Changes the page by `update`, which is done when it returns, while the picture `from` grows into the one that `findTo`
 * gives afterwards; at once where the browser cannot or the visitor has asked for less motion.
 */
export function growPicture(from: HTMLElement | null, update: () => void, findTo: () => HTMLElement | null): void {
  if (!(from && canGrowPictures())) {
    update()
    return
  }
  from.style.viewTransitionName = GROWING_PICTURE
  let to: HTMLElement | null = null
  const transition = document.startViewTransition(() => {
    update()
    from.style.viewTransitionName = ''
    to = findTo()
    if (to) to.style.viewTransitionName = GROWING_PICTURE
  })
  const forget = () => {
    if (to) to.style.viewTransitionName = ''
  }
  // One that is skipped, as when the window is not seen, has changed the page all the same.
  transition.ready.catch(() => undefined)
  transition.finished.then(forget, forget)
}
