import { LANGUAGES, type Language } from 'api/contract/languages'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isDialogOpen } from '#features/admin/form/is-dialog-open.ts'

const FIELDS = 'textarea[lang], [role=textbox][lang]'

/**
 * Alt+1 … 4 shows the fields of a language; who writes goes on in the same field of it.
 * @param panel the fields of one language
 */
export function useLanguageKeys(
  panel: RefObject<HTMLElement | null>,
  current: Language,
  onLanguage: (language: Language) => void,
): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const number = isPlain ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined
    const language = LANGUAGES[Number(number) - 1]
    if (language === undefined || isDialogOpen()) return
    event.preventDefault()
    if (language === current) return
    const fields = () => [...(panel.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
    const place = fields().indexOf(document.activeElement as HTMLElement)
    flushSync(() => onLanguage(language))
    if (place < 0) return
    // An editor is there when its effects have run.
    requestAnimationFrame(() => (fields()[place] ?? fields()[0])?.focus())
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => choose(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
