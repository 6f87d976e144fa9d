import { type RefObject, useEffect, useEffectEvent } from 'react'

interface RowActs {
  onToggle: (id: string, isRange: boolean) => void
  onDelete: (id: string) => void
  onEscape: () => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Keys of a list while the focus is on a link (`data-row`) or the checkbox of one of its rows (`data-id`): arrows lead to
 * the row below and above, Space selects, Delete asks, Escape ends the selection, a slash leads to the search.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, { onToggle, onDelete, onEscape }: RowActs): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey } = event
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return
    const isLink = target.matches('[data-row]')
    const row = target.closest<HTMLElement>('[data-id]')
    if (!row?.dataset.id || !(isLink || target.matches('[type=checkbox]'))) return
    const { id } = row.dataset
    const step = STEPS[key]
    if (step)
      besides(row, step)
        ?.querySelector<HTMLElement>(isLink ? '[data-row]' : '[type=checkbox]')
        ?.focus()
    else if (key === ' ' && isLink) onToggle(id, shiftKey)
    else if (key === 'Delete') onDelete(id)
    else if (key === 'Escape') onEscape()
    else if (key === '/') document.querySelector<HTMLElement>('[role=tabpanel] [type=search]')?.focus()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const node = list.current
    if (!node) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    node.addEventListener('keydown', listener)
    return () => node.removeEventListener('keydown', listener)
  }, [list])
}

function besides(row: Element, step: number): Element | null {
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  return next?.matches('[data-id]') ? next : null
}
