import { type RefObject, useEffect } from 'react'

/** In which a field may still come: an editor is loaded when it is first shown. */
const MAX_WAIT_MS = 5_000

/**
 * What a link from elsewhere asks for behind the `#` of the address: the field, and before it the language of its text or the
 * section of a new document, `#day`, `#de/contentOne`, `#en/alt:cover.jpg`. One word alone may be either.
 */
export function requested(): { part?: string; field?: string } {
  const words = /^#(?:([a-zA-Z]{2,30})\/)?([\w.:-]{2,150})$/.exec(window.location.hash)
  if (!words) return {}
  const [, part, field = ''] = words
  return { part: part ?? field, field }
}

/**
 * Leads the focus to what a form is opened for, as soon as it is there. Who comes by a link has the focus at the begin of the page
 * a moment later, and then there again, unless they have done something meanwhile.
 * @returns what ends it
 */
function leadFocus(find: () => HTMLElement | null | undefined, isToBeSeen = false): () => void {
  const main = document.querySelector('main')
  const focus = () => {
    const found = find()
    if (isToBeSeen) found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
    return Boolean(found)
  }
  const coming = new MutationObserver(() => {
    if (focus()) coming.disconnect()
  })
  const timer = setTimeout(() => coming.disconnect(), MAX_WAIT_MS)
  const onFocus = ({ target }: FocusEvent) => {
    if (target === main || target instanceof HTMLHeadingElement) focus()
  }
  const stop = () => {
    coming.disconnect()
    clearTimeout(timer)
    main?.removeEventListener('focusin', onFocus)
    window.removeEventListener('keydown', stop, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  if (!focus()) coming.observe(main ?? document.body, { childList: true, subtree: true, attributes: true })
  main?.addEventListener('focusin', onFocus)
  window.addEventListener('keydown', stop, true)
  window.addEventListener('pointerdown', stop, true)
  return stop
}

/** Has the focus in the field that the address names, when one comes from elsewhere to mend it. */
export function useRequestedField(): void {
  useEffect(() => {
    const { field } = requested()
    if (field === undefined) return undefined
    const name = CSS.escape(field)
    return leadFocus(
      () =>
        document.querySelector<HTMLElement>(
          `:is(input, textarea, select)[name="${name}"], [data-field="${name}"] [contenteditable=true]`,
        ),
      true,
    )
  }, [])
}

/** Has the focus in the first field of a form that is begun. @param container its first text field is meant */
export function useFirstFocus(container: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(
    () => (isWanted ? leadFocus(() => container.current?.querySelector('textarea')) : undefined),
    [container, isWanted],
  )
}
