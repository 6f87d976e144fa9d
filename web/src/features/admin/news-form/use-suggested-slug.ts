import { suggestSlug } from 'api/contract/suggested-slug'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SlugState } from './use-slug-state.ts'

/** Milliseconds after which a title that is being written is taken for an address; one that is pasted is whole. */
const PAUSE_MS = 500
/** Of addresses that differ by a number alone. */
const MAX_NUMBER = 9

interface SuggestedSlugOptions {
  title: string
  /** The address of now. */
  value: string
  /** `null` when it is fixed. */
  state: SlugState | null
  onSuggest: (value: string) => void
}

/**
 * The address of a new item follows its title until the editor writes another one; of one that is taken, the next with a
 * number is suggested. What an item was opened with stays.
 */
export function useSuggestedSlug({ title, value, state, onSuggest }: SuggestedSlugOptions): void {
  const followed = useRef({ base: '', value: '', number: 1 })
  const written = useRef(title)

  const suggest = useEffectEvent((next: string, number: number) => {
    const { current } = followed
    if (state === null || (value !== '' && value !== current.value)) return
    const numbered = number === 1 ? next : `${next}-${number}`
    followed.current = { base: next, value: numbered, number }
    if (numbered !== value) onSuggest(numbered)
  })

  useEffect(() => {
    const before = written.current
    written.current = title
    if (title === before) return undefined
    if (Math.abs(title.length - before.length) > 1) return suggest(suggestSlug(title), 1)
    const timer = setTimeout(() => suggest(suggestSlug(title), 1), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [title])

  useEffect(() => {
    const { base, number, value: suggested } = followed.current
    if (state === 'taken' && value === suggested && suggested !== '' && number < MAX_NUMBER) suggest(base, number + 1)
  }, [state, value])
}
