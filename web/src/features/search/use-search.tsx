import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { reportFailure } from '#lib/report-failure.ts'

/** What a button needs that opens the search. */
export interface SearchOpener {
  isOpen: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  /** Loads the search ahead, when pointer or focus come near. */
  onIntent: () => void
}

type Overlay = ComponentType<{ onClose: () => void }>

/** The search of the site, loaded when it is first wanted: what its buttons need, and its overlay. */
export function useSearch() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [Overlay, setOverlay] = useState<Overlay | null>(null)
  const loading = useRef<Promise<void> | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  function load(): Promise<void> {
    loading.current ??= Promise.all([
      import('./search-overlay.tsx'),
      router.options.context.loadWords(['search']),
    ]).then(([{ SearchOverlay }]) => setOverlay(() => SearchOverlay))
    return loading.current.catch((error: unknown) => {
      loading.current = null
      setOpen(false)
      reportFailure(error)
    })
  }

  const button: SearchOpener = {
    isOpen,
    onIntent: load,
    onClick: ({ currentTarget }) => {
      opener.current = currentTarget
      setOpen(true)
      load()
    },
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return { button, overlay: isOpen && Overlay && <Overlay onClose={close} /> }
}
