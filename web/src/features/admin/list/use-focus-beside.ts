import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Leads the focus on when the row (`data-id`) that has it leaves a list: to the one that moves up, else to the one before,
 * else to the page. A question that was asked about the row may have had the focus meanwhile.
 */
export function useFocusBeside(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ id: string; place: number } | null>(null)
  const rowsIn = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>('[data-id]')]

  useEffect(() => {
    const node = list.current
    if (!node) return
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
      last.current = row?.dataset.id === undefined ? null : { id: row.dataset.id, place: rowsIn(node).indexOf(row) }
    }
    node.addEventListener('focusin', onFocus)
    return () => node.removeEventListener('focusin', onFocus)
  }, [list])

  useLayoutEffect(() => {
    if (!list.current || !last.current || document.activeElement !== document.body) return
    const { id, place } = last.current
    const rows = rowsIn(list.current)
    if (rows.some(({ dataset }) => dataset.id === id)) return
    last.current = null
    const next = rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('a, button')
    ;(next ?? list.current.closest<HTMLElement>('main'))?.focus()
  })
}
