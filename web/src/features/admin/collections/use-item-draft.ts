import { useQueryClient } from '@tanstack/react-query'
import type { CollectionDraft } from 'api/contract/collections/drafts'
import { useRef, useState } from 'react'
import type { ServerState } from '#features/admin/form/server-state.ts'
import { type FormStore, useSaveMoments } from '#features/admin/form/use-save-moments.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { hasToken } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { type Overtaken, overtakenBy, putDraft } from './item-drafts.queries.ts'
import type { Base } from './use-save-item.ts'

/** Milliseconds without a change after which what is written is saved. */
const PAUSE_MS = 5000
/** Milliseconds that a draft may take. */
const TIMEOUT_MS = 30_000

interface ItemDraftOptions<Item> {
  collection: CollectionName
  /** What the form was opened with. */
  found: CollectionDraft | null
  store: FormStore
  /** What the form holds. */
  read: () => object
  base: { current: Base<Item> }
  /** @param isFirst nothing of it was on the server before */
  onKept: (draft: CollectionDraft, isFirst: boolean) => void
  onConflict: (now: Overtaken<Item>) => void
}

/**
 * Keeps what is written in the form of a collection's thing on the server, after each pause, when the page is put aside and when the
 * connection is back. Who publishes waits for it first.
 */
export function useItemDraft<Item extends CollectionItem>({
  collection,
  found,
  store,
  read,
  base,
  onKept,
  onConflict,
}: ItemDraftOptions<Item>) {
  const client = useQueryClient()
  const [state, setState] = useState<ServerState>({ is: 'untouched', at: null })
  const become = (is: ServerState['is']) => setState((before) => (before.is === is ? before : { ...before, is }))
  const print = () => JSON.stringify(read())
  const own = useRef({ id: found?._id ?? randomUuid(), version: found?.updatedAt ?? null })
  const [isStored, setStored] = useState(found !== null)
  const last = useRef<string>(print())
  const running = useRef<Promise<void> | null>(null)
  /** The form is being saved, or was overtaken: then the form decides. */
  const isHeld = useRef(false)

  async function keep(): Promise<void> {
    const [values, printed] = [read() as Record<string, unknown>, print()]
    const { current: seen } = base
    const beside = seen && { item: seen.item._id, basedOn: seen.version }
    try {
      const isFirst = own.current.version === null
      const draft = await putDraft(collection, { ...own.current, values, ...beside }, AbortSignal.timeout(TIMEOUT_MS))
      own.current = { id: draft._id, version: draft.updatedAt }
      last.current = printed
      setStored(true)
      setState({ is: print() === printed ? 'kept' : 'waiting', at: new Date() })
      onKept(draft, isFirst)
      client.invalidateQueries({ queryKey: [...queryKeys[collection], 'drafts'] })
      if (isFirst) client.invalidateQueries({ queryKey: queryKeys.counts })
    } catch (error) {
      const now = overtakenBy<Item>(error)
      const isRefused = error instanceof ApiError && [400, 409].includes(error.status)
      become(now ? 'overtaken' : isRefused ? 'refused' : 'offline')
      if (!now) return
      isHeld.current = true
      onConflict(now)
    }
  }

  async function keepNow(): Promise<void> {
    if (isHeld.current || running.current || !hasToken()) return
    if (print() === last.current) return setState(({ at }) => ({ is: at ? 'kept' : 'untouched', at }))
    running.current = keep().finally(() => {
      running.current = null
    })
    await running.current
  }

  useSaveMoments(store, PAUSE_MS, {
    onChange() {
      if (!isHeld.current) become('waiting')
    },
    onPause: () => void keepNow(),
  })

  return {
    state,
    /** The server has a draft. */
    isStored,
    /** The server has all of it. */
    isAllKept: () => print() === last.current,
    /** Sends what is left at once, and waits for it. */
    async keepAll(): Promise<void> {
      await running.current
      await keepNow()
    },
    /** Waits for what is under way, and keeps nothing more until `release`. */
    async hold(): Promise<void> {
      isHeld.current = true
      await running.current
    },
    release(): void {
      isHeld.current = false
    },
    /** Goes on from what another one has saved of the draft. */
    startFrom({ _id, updatedAt }: CollectionDraft): void {
      own.current = { id: _id, version: updatedAt }
      last.current = ''
    },
    /** The draft that goes with what is published; `null` when the server has none. */
    published: () =>
      own.current.version === null ? null : { draft: own.current.id, draftVersion: own.current.version },
    id: () => own.current.id,
  }
}
