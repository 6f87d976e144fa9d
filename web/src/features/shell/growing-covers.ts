import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { canGrowPictures, GROWING_PICTURE } from '#lib/grow-picture.ts'

const BRIGHT_COVER = '[data-cover="bright"]'

/**
 * Has the picture of an item in a list grow into the cover of its page. A page that has such a cover itself changes without
 * it: there would be two pictures of the name. @returns what ends it
 */
export function growCovers(router: AnyRouter): () => void {
  let clicked: { path: string; picture: HTMLElement } | undefined
  const remember = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main article a[href]') : null
    const picture = link?.closest('article')?.querySelector('img')
    clicked = link && picture ? { path: link.pathname, picture } : undefined
  }
  const types = ({ toLocation }: { toLocation: ParsedLocation }): string[] | false => {
    const isGrowing =
      clicked?.path === toLocation.pathname &&
      clicked.picture.isConnected &&
      canGrowPictures() &&
      !document.querySelector(BRIGHT_COVER)
    if (!(clicked && isGrowing)) return false
    clicked.picture.style.viewTransitionName = GROWING_PICTURE
    return [GROWING_PICTURE]
  }
  document.addEventListener('click', remember, true)
  router.update({ ...router.options, defaultViewTransition: { types } })
  return () => {
    document.removeEventListener('click', remember, true)
    router.update({ ...router.options, defaultViewTransition: false })
  }
}
