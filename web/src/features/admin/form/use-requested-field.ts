import { useEffect } from 'react'

/** Milliseconds in which a field may still come: an editor is loaded when it is first shown. */
const PATIENCE = 5_000

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
 * Has the focus in the field that the address names, for whoever comes from elsewhere to mend it; a moment later the focus goes
 * to the begin of the page, and then to the field again, unless they have done something meanwhile.
 */
export function useRequestedField(): void {
  useEffect(() => {
    const { field } = requested()
    if (field === undefined) return undefined
    const name = CSS.escape(field)
    const find = () =>
      document.querySelector<HTMLElement>(
        `:is(input, textarea, select)[name="${name}"], [data-field="${name}"]:is(input, [contenteditable]), [data-field="${name}"] [contenteditable=true]`,
      )
    const main = document.querySelector('main')
    const focus = () => {
      const found = find()
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
      return found !== null
    }
    const coming = new MutationObserver(() => {
      if (focus()) coming.disconnect()
    })
    const stop = () => {
      coming.disconnect()
      clearTimeout(timer)
      main?.removeEventListener('focus', focus)
      main?.removeEventListener('focusin', onFocus)
      window.removeEventListener('keydown', stop, true)
      window.removeEventListener('pointerdown', stop, true)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLHeadingElement) focus()
    }
    const timer = setTimeout(() => coming.disconnect(), PATIENCE)
    if (!focus()) coming.observe(main ?? document.body, { childList: true, subtree: true, attributes: true })
    main?.addEventListener('focus', focus)
    main?.addEventListener('focusin', onFocus)
    window.addEventListener('keydown', stop, true)
    window.addEventListener('pointerdown', stop, true)
    return stop
  }, [])
}
