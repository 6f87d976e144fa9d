import { useEffect } from 'react'

/**
 * Has the focus in the field that the address names behind its `#`, for whoever comes from elsewhere to mend it; a moment later
 * the focus goes to the begin of the page, and then to the field again, unless they have done something meanwhile.
 */
export function useAskedField(): void {
  useEffect(() => {
    const [, name] = /^#([a-zA-Z]{2,30})$/.exec(window.location.hash) ?? []
    const find = () => document.querySelector<HTMLElement>(`:is(input, textarea, select)[name="${name}"]`)
    if (name === undefined || find() === null) return undefined
    const main = document.querySelector('main')
    const focus = () => {
      const field = find()
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    }
    const stop = () => {
      main?.removeEventListener('focus', focus)
      main?.removeEventListener('focusin', onFocus)
      window.removeEventListener('keydown', stop, true)
      window.removeEventListener('pointerdown', stop, true)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLHeadingElement) focus()
    }
    focus()
    main?.addEventListener('focus', focus)
    main?.addEventListener('focusin', onFocus)
    window.addEventListener('keydown', stop, true)
    window.addEventListener('pointerdown', stop, true)
    return stop
  }, [])
}
