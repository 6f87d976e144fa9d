import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { inOrder, movedOrder, placeOfKey, type Taken } from './order.ts'
import { useRowDrag } from './use-row-drag.ts'

interface Ordered {
  _id: string
  /** Rows of the same list stand together and change places with each other. */
  list?: string
}

/** `shown` are the rows as they came when it was taken: what comes later has another order. */
type Current = Taken & { shown: string; isLeft: boolean; isDragged: boolean }

/**
 * The order of rows that are taken by grips, with the keyboard or a pointer, and left at other places of their list.
 * Nothing moves in the document until the rows come in their new order, so that focus and pointer stay with the grip.
 * @param rows as they are shown
 * @param onMove a row was left at another place
 */
export function useOrder<Row extends Ordered>(rows: readonly Row[], onMove: (taken: Taken) => void) {
  const ref = useRef<HTMLUListElement>(null)
  const [state, setState] = useState<Current | null>(null)
  /** A pointer may be lifted before what it did is rendered. */
  const now = useRef(state)
  const shown = rows.map(({ _id }) => _id).join()
  const taken = state?.shown === shown ? state : null
  // The order that came is the one that counts.
  useLayoutEffect(() => set(null), [shown])

  function set(next: Current | null): void {
    now.current = next
    setState(next)
  }

  const idsOf = (row: Row) =>
    row.list === undefined ? [] : rows.filter(({ list }) => list === row.list).map(({ _id }) => _id)

  function take(id: string, isDragged: boolean): void {
    const row = rows.find(({ _id }) => _id === id)
    if (!row) return
    const ids = idsOf(row)
    const from = ids.indexOf(id)
    set({ id, ids, from, to: from, shown, isLeft: false, isDragged })
  }
  function place(to: number): void {
    if (now.current && now.current.to !== to) set({ ...now.current, to })
  }
  const putBack = () => set(null)
  function leave(to: number): void {
    const left = now.current
    const isElsewhere = left !== null && left.from !== to
    set(isElsewhere ? { ...left, to, isLeft: true } : null)
    if (isElsewhere) onMove({ ...left, to })
  }

  const drag = useRowDrag(ref, { onTake: (id) => take(id, true), onPlace: place, onLeave: leave, onPutBack: putBack })
  const held = taken && !taken.isLeft ? taken : null
  useLayoutEffect(() => {
    if (!held || held.isDragged) return
    ref.current?.querySelector(`:scope > [data-id="${held.id}"]`)?.scrollIntoView({ block: 'nearest' })
  })

  const order = taken ? inOrder(rows, movedOrder(taken)) : rows

  return {
    ref,
    /** The row that is held, at the place over which it stands. */
    held,
    /** Where each row is shown. */
    orderOf: (row: Row) => order.indexOf(row),
    /** From 0, of how many. */
    placeOf(row: Row) {
      const ids = idsOf(row)
      const current = taken?.ids.includes(row._id) ? movedOrder(taken) : ids
      return { place: current.indexOf(row._id), count: ids.length }
    },
    gripOf: (row: Row) => ({
      'aria-pressed': held?.id === row._id,
      ...drag.handlersOf(row._id, idsOf(row)),
      // Of the keyboard and of readers of the screen; a pointer's has been dealt with.
      onClick({ detail }: MouseEvent) {
        if (detail > 0) return
        if (held?.id === row._id) leave(held.to)
        else take(row._id, false)
      },
      onKeyDown(event: KeyboardEvent) {
        if (held?.id !== row._id) return
        const to = placeOfKey(event.key, held.to, held.ids.length)
        if (to !== undefined) place(to)
        else if (event.key === 'Escape') {
          drag.letGo()
          putBack()
        } else return
        event.preventDefault()
        event.stopPropagation()
      },
      onBlur: () => held?.id === row._id && putBack(),
    }),
  }
}
