import { searchIndex } from 'virtual:search-index'
import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { SearchTitles } from 'api/contract/search'
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Logo } from '#components/logo.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { QueryProvider, queryClientOf } from '#lib/query-client.tsx'
import { reportFailure } from '#lib/report-failure.ts'
import type { Source } from '#lib/source.ts'
import { classNames } from '#ui/primitive.ts'
import { createFindResults, type Results } from './find-results.ts'
import { moveAmongResults } from './move-among-results.ts'
import { searchTitles } from './search.queries.ts'
import styles from './search-overlay.module.css'
import { SearchResults } from './search-results.tsx'
import early from './use-search.module.css'
import { useShown } from './use-shown.ts'

interface SearchOverlayProps {
  /** What was typed while the search was loading. */
  typed: string | undefined
  onClose: () => void
}

/** Reads the titles by which the search finds people, documents and news; ends also without them. */
export const loadTitles = (source: Source): Promise<void> => queryClientOf(source).prefetchQuery(searchTitles)

/** The search over the whole page (SRCH-01). Leaving it, or going to another page, calls `onClose`. */
export function SearchOverlay(props: SearchOverlayProps) {
  return (
    <QueryProvider>
      <Overlay {...props} />
    </QueryProvider>
  )
}

function Overlay({ typed, onClose }: SearchOverlayProps) {
  const { t } = useTranslation(['search', 'shell'])
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [input, setInput] = useState(typed ?? '')
  // It takes the place of what stood there until it had come.
  const [isUnfolding] = useState(typed === undefined)
  const [country] = useChosenCountry()
  const { results: found, titles } = useResults(input)
  const { results, showAll } = useShown(found)

  // Before the browser hears another key: it may come while this takes the place of the field that waited.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
  }, [])
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  return (
    <dialog
      ref={dialog}
      id="search"
      className={classNames(early.waiting, styles.overlay, isUnfolding && styles.unfolding)}
      aria-label={t('title')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (/^Arrow(Up|Down)$/.test(event.key)) flushSync(showAll)
        moveAmongResults(event)
      }}
      onClick={(event) => followLink(event, router)}
    >
      <div className={styles.top}>
        <div className="wrap">
          <SiteLink to="/" className={styles.logo} aria-label={t('shell:logo')}>
            <Logo />
          </SiteLink>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('shell:search.close')}
            <Icon name="cross" size="large" />
          </button>
        </div>
      </div>
      <search>
        <div className="wrap">
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            value={input}
            onChange={({ target }) => setInput(target.value)}
            aria-label={t('label')}
            placeholder={t('shell:search.placeholder')}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          {input !== '' && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                setInput('')
                field.current?.focus()
              }}
            >
              {t('clear')}
            </button>
          )}
        </div>
      </search>
      <SearchResults input={input} results={results} people={titles?.people} country={country} />
    </dialog>
  )
}

/**
 * Goes to a clicked link within the site without reloading the page. The results are plain links, which cost
 * less than the router's own, and dozens of them change with every key press.
 */
function followLink(event: MouseEvent<HTMLElement>, router: AnyRouter): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.target !== '' || defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  router.navigate({ href: link.getAttribute('href') ?? '/' })
}

/** What answers an input, the specified results and those of the whole site, and the titles by which it was found. */
function useResults(input: string): { results: Results; titles: SearchTitles | undefined } {
  const { data: titles, error } = useQuery(searchTitles)
  useEffect(() => {
    if (error) reportFailure(error)
  }, [error])
  const findResults = useMemo(() => createFindResults(searchIndex, titles), [titles])
  const results = useMemo(() => findResults(input), [input, findResults])
  return { results, titles }
}
