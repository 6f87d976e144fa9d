import { type RefObject, useEffect } from 'react'

const DIMENSION = '[data-dimension]'

/**
 * In an element with rows and drawings: the pointer or the focus on a size lights it wherever it stands (`data-lit`), and the
 * link between a row and the drawing moves the focus, and the view only as far as it must; a fold around it opens.
 */
export function useLitDimension(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return
    const light = (dimension: string | undefined) => {
      for (const lit of element.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
      for (const box of element.querySelectorAll('[data-drawings]')) box.toggleAttribute('data-lit', Boolean(dimension))
      if (!dimension) return
      for (const one of element.querySelectorAll(`[data-dimension="${dimension}"]`)) one.setAttribute('data-lit', '')
    }
    const dimensionAt = ({ target }: Event) =>
      target instanceof Element ? target.closest(DIMENSION)?.getAttribute('data-dimension') : undefined
    const focused = () => document.activeElement?.closest(DIMENSION)?.getAttribute('data-dimension')
    const onPointer = (event: Event) => light(dimensionAt(event) ?? focused() ?? undefined)
    const onLeave = () => light(focused() ?? undefined)
    const onFocus = (event: Event) => light(dimensionAt(event) ?? undefined)
    const onBlur = () => light(undefined)
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
      const address = event.target.closest(`a${DIMENSION}, ${DIMENSION} a`)?.getAttribute('href')
      const target = address ? document.getElementById(address.slice(1)) : null
      if (!target) return
      event.preventDefault()
      const fold = target.closest('details')
      if (fold) fold.open = true
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'nearest' })
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerover', onPointer, { signal })
    element.addEventListener('pointerleave', onLeave, { signal })
    element.addEventListener('focusin', onFocus, { signal })
    element.addEventListener('focusout', onBlur, { signal })
    element.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [place])
}
