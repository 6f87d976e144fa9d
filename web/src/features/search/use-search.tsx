import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { reportFailure } from '#lib/report-failure.ts'
import styles from './use-search.module.css'

/** What a button needs that opens the search. */
export interface SearchOpener {
  isOpen: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  /** Loads the search ahead, when pointer or focus come near. */
  onIntent: () => void
}

type Overlay = ComponentType<{ typed: string | undefined; onClose: () => void }>

/** The search of the site, loaded when it is first wanted: what its buttons need, and its overlay. */
export function useSearch() {
  const { loadTranslations, i18n } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  const [Overlay, setOverlay] = useState<Overlay | null>(null)
  const loading = useRef<Promise<void> | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  /** Takes what is typed while the overlay is loading. */
  const ahead = useRef<HTMLInputElement>(null)

  function load(): Promise<void> {
    loading.current ??= Promise.all([import('./search-overlay.tsx'), loadTranslations(['search', 'sales'])]).then(
      ([{ SearchOverlay }]) => setOverlay(() => SearchOverlay),
    )
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
  if (!isOpen) return { button }
  const overlay = Overlay ? (
    <Overlay typed={ahead.current?.value} onClose={close} />
  ) : (
    <dialog ref={openAtOnce} className={styles.ahead} aria-label={i18n.t('shell:buttons.search')} onClose={close}>
      <search>
        <input ref={ahead} aria-label={i18n.t('shell:buttons.search')} />
      </search>
    </dialog>
  )
  return { button, overlay }
}

function openAtOnce(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}
