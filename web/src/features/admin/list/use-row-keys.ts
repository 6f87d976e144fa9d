import { type RefObject, useEffect, useEffectEvent } from 'react'

interface RowActs {
  onToggle?: ((id: string, isRange: boolean) => void) | undefined
  onDelete?: ((id: string) => void) | undefined
  /** Left out where there is nothing to choose. */
  onVisibility?: ((id: string) => void) | undefined
  onEscape?: (() => void) | undefined
  /** J or K has led to the row. */
  onStep?: ((id: string) => void) | undefined
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
/** By their place on the keyboard: staff write Cyrillic. */
const LETTERS: Record<string, number> = { KeyJ: 1, KeyK: -1 }

/**
 * Keys of a list while the focus is on a link (`data-row`) or the checkbox of one of its rows (`data-id`): arrows, J and K
 * lead to the row below and above, Space selects, Delete asks, V asks
 * for the visibility, Escape ends the selection, a slash leads to the search.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  { onToggle, onDelete, onVisibility, onEscape, onStep }: RowActs,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, code, shiftKey } = event
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return
    const isLink = target.matches('[data-row]')
    const row = target.closest<HTMLElement>('[data-id]')
    const isTick = target.matches('[type=checkbox]') && !target.closest('[role=dialog]')
    if (!row?.dataset.id || !(isLink || isTick)) return
    const { id } = row.dataset
    const step = STEPS[key] ?? LETTERS[code]
    if (step) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
      const next = rows[rows.indexOf(row) + step]
      next?.querySelector<HTMLElement>(isLink ? '[data-row]' : '[type=checkbox]')?.focus()
      if (next?.dataset.id && code in LETTERS) onStep?.(next.dataset.id)
    } else if (key === ' ' && isLink && onToggle) onToggle(id, shiftKey)
    else if (key === 'Delete' && onDelete) onDelete(id)
    // By its place, too: with a Cyrillic layout the same key writes „ж“.
    else if (code === 'KeyV' && onVisibility) onVisibility(id)
    else if (key === 'Escape' && onEscape) onEscape()
    else if (key === '/') document.querySelector<HTMLElement>('main [type=search]')?.focus()
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
