import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * What a click on a link to a section of the same page does: the focus and the view go there, and the address names it
 * without another step of the history. A click that asks for a new tab stays the browser's own.
 */
export function useSectionJump(): (event: MouseEvent, id: string) => void {
  const navigate = useNavigate()
  return (event, id) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const section = document.getElementById(id)
    section?.focus({ preventScroll: true })
    section?.scrollIntoView()
    navigate({ to: '.', hash: id, search: true, replace: true, resetScroll: false, hashScrollIntoView: false })
  }
}
