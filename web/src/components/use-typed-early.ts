import { useEffect, useEffectEvent } from 'react'

/**
 * Tells a page what a visitor has typed and chosen in its forms before it was hydrated: the fields hold it, but nothing has
 * heard of it yet. Told once, by the names of the fields, and only when there is something.
 */
export function useTypedEarly(onTyped: (typed: Readonly<Record<string, string>>) => void): void {
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('#main form[method] [name]')
    const typed = [...controls].filter(isTyped).map(({ name, value }) => [name, value])
    if (typed.length > 0) tell(Object.fromEntries(typed))
  }, [])
}

/** Whether a control holds something else than the server has sent. */
function isTyped(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value !== sent?.value
  }
  if (control.type === 'radio') return control.checked && !control.defaultChecked
  return control.type !== 'hidden' && control.value !== control.defaultValue
}
