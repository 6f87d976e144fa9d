import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Pixels that a pointer goes before it drags: a click is none. */
const THRESHOLD = 4
/** From an edge of the window, within which the page scrolls, and how far in a frame. */
const EDGE = 96
const STEP = 14

interface Drag {
  id: string
  /** Ids of the other rows of the list. */
  others: readonly string[]
  /** Where the pointer took the row, from its top. */
  grip: number
  start: number
  y: number
  isMoving: boolean
  frame: number
}

interface RowDragActs {
  /** The pointer has begun to move. */
  onTake: (id: string) => void
  /** It stands over another place. */
  onPlace: (place: number) => void
  onLeave: (place: number) => void
  onPutBack: () => void
}

/**
 * Rows that a mouse, pen or finger drags by their grips: the row follows the pointer, and the page scrolls at the edges of
 * the window. Rows have `data-id`; the order in which they are shown is the caller's.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, { onTake, onPlace, onLeave, onPutBack }: RowDragActs) {
  const drag = useRef<Drag | null>(null)
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`:scope > [data-id="${id}"]`)

  /** How many of the others lie above the pointer. */
  function placeOf({ others, y }: Drag): number {
    const middles = others.map((id) => rowOf(id)?.getBoundingClientRect()).map((box) => box && box.top + box.height / 2)
    return middles.filter((middle) => middle !== undefined && middle < y).length
  }

  function follow(): void {
    const row = drag.current?.isMoving && rowOf(drag.current.id)
    if (!drag.current || !row) return
    row.style.transform = ''
    row.style.transform = `translateY(${drag.current.y - drag.current.grip - row.getBoundingClientRect().top}px)`
  }
  useLayoutEffect(follow)

  const scroll = useEffectEvent(() => {
    const dragged = drag.current
    if (!dragged) return
    const way = dragged.y < EDGE ? -1 : dragged.y > window.innerHeight - EDGE ? 1 : 0
    if (way !== 0) {
      window.scrollBy({ top: way * STEP, behavior: 'instant' })
      onPlace(placeOf(dragged))
      follow()
    }
    dragged.frame = requestAnimationFrame(scroll)
  })

  function end(): Drag | null {
    const ended = drag.current
    drag.current = null
    if (!ended) return null
    cancelAnimationFrame(ended.frame)
    const row = rowOf(ended.id)
    if (row) row.style.transform = ''
    return ended.isMoving ? ended : null
  }
  useEffect(() => () => cancelAnimationFrame(drag.current?.frame ?? 0), [])

  return {
    /** Of the grip of a row; `ids` are those of its list. */
    handlersOf: (id: string, ids: readonly string[]) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const row = rowOf(id)
        if (!row || !event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // Safari gives no focus to a button that is clicked, and Escape is to reach it.
        event.currentTarget.focus({ preventScroll: true })
        const { clientY: y } = event
        const others = ids.filter((each) => each !== id)
        drag.current = { id, others, grip: y - row.getBoundingClientRect().top, start: y, y, isMoving: false, frame: 0 }
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        const dragged = drag.current
        if (!dragged) return
        dragged.y = clientY
        if (!dragged.isMoving) {
          if (Math.abs(clientY - dragged.start) < THRESHOLD) return
          dragged.isMoving = true
          onTake(id)
          dragged.frame = requestAnimationFrame(scroll)
        }
        onPlace(placeOf(dragged))
        follow()
      },
      onPointerUp() {
        const place = drag.current && placeOf(drag.current)
        if (end() && place !== null) onLeave(place)
      },
      onLostPointerCapture() {
        if (end()) onPutBack()
      },
    }),

    /** Lets the row go. */
    letGo: () => void end(),
  }
}
