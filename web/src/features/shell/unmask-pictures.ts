import type { AnyRouter } from '@tanstack/react-router'

/** What opens a page is there at once; what moves already, or is part of a control, does not move twice. */
const PICTURES = 'main img:not([data-cover] img, button img, dialog img, [aria-roledescription] img)'
/** Narrower ones, in CSS pixels, are signs and thumbnails. */
const MIN_WIDTH = 200
const MASKED = { clipPath: 'inset(0 0 100%)' }
const UNMASKED = { clipPath: 'inset(0)' }
/** `--t-slow` and `--ease` of the tokens. */
const TIMING = { duration: 480, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' }

/** Has each picture that a visitor scrolls to come from behind its upper edge, once. @returns what ends it */
export function unmaskPictures(router: AnyRouter): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.animate([MASKED, UNMASKED], TIMING)
    }
  })
  const observe = () => {
    observer.disconnect()
    for (const picture of document.querySelectorAll(PICTURES)) {
      const { top, width } = picture.getBoundingClientRect()
      if (top >= window.innerHeight && width >= MIN_WIDTH) observer.observe(picture)
    }
  }
  observe()
  const stop = router.subscribe('onRendered', observe)
  return () => {
    stop()
    observer.disconnect()
  }
}
