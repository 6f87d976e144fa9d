import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { allClosed, closed, left, opened, passed } from './dropdowns.ts'

export type DropdownsControl = ReturnType<typeof useDropdowns>

/** The dropdowns of the header, with their clock. Any change of the address closes them (SHELL-08). */
export function useDropdowns() {
  const [dropdowns, setDropdowns] = useState(allClosed)
  const href = useLocation({ select: (location) => location.href })
  const { open, closesAt } = dropdowns

  useEffect(() => setDropdowns(allClosed), [href])

  useEffect(() => {
    if (closesAt === null) return
    const timer = setTimeout(() => setDropdowns((now) => passed(now, closesAt)), closesAt - Date.now())
    return () => clearTimeout(timer)
  }, [closesAt])

  return {
    open,
    show: (id: string) => setDropdowns(opened(id)),
    leave: (id: string) => setDropdowns((now) => left(now, id, Date.now())),
    close: (id: string) => setDropdowns((now) => closed(now, id)),
  }
}
