import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { Icon } from '#components/icon.tsx'
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

/**
 * The search of the site, loaded when it is first wanted: what its buttons need, and its overlay. Until that has come a
 * dialog takes what is typed, and shows what the server answers; it is in the server's page, which opens it before it is hydrated.
 */
export function useSearch() {
  const { loadTranslations, i18n, source } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  const [Overlay, setOverlay] = useState<Overlay | null>(null)
  const loading = useRef<Promise<void> | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const waiting = useRef<HTMLDialogElement>(null)
  /** Takes what is typed until then. */
  const field = useRef<HTMLInputElement>(null)
  /** Holds what the server answers until then. */
  const early = useRef<HTMLDivElement>(null)

  function load(): Promise<void> {
    loading.current ??= Promise.all([import('./search-overlay.tsx'), loadTranslations(['search', 'sales'])]).then(
      async ([{ SearchOverlay, loadTitles }]) => {
        // What stands there is not replaced by less.
        if (early.current?.firstChild) await loadTitles(source)
        setOverlay(() => SearchOverlay)
      },
    )
    return loading.current.catch((error: unknown) => {
      loading.current = null
      waiting.current?.close()
      reportFailure(error)
    })
  }

  const button: SearchOpener = {
    isOpen,
    onIntent: load,
    onClick: ({ currentTarget }) => {
      opener.current = currentTarget
      setOpen(true)
      if (!Overlay && !waiting.current?.open && field.current) {
        field.current.value = ''
        early.current?.replaceChildren()
        waiting.current?.showModal()
      }
      load()
    },
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const overlay =
    isOpen && Overlay ? (
      <Overlay typed={waiting.current?.open ? field.current?.value : undefined} onClose={close} />
    ) : (
      <dialog
        ref={waiting}
        id="search"
        className={styles.waiting}
        aria-label={i18n.t('shell:buttons.search')}
        onClose={close}
      >
        <search>
          <div className="wrap">
            <Icon name="search" />
            <input
              ref={field}
              aria-label={i18n.t('shell:buttons.search')}
              placeholder={i18n.t('shell:search.placeholder')}
            />
          </div>
        </search>
        {/* React leaves alone what the script of the page puts in here. */}
        <div
          ref={early}
          className={styles.early}
          data-early=""
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <form method="dialog">
          <div className="wrap">
            <button type="submit">
              {i18n.t('shell:search.close')}
              <Icon name="cross" size="large" />
            </button>
          </div>
        </form>
      </dialog>
    )
  return { button, overlay }
}
