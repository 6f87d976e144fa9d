import { useEffect, useEffectEvent, useState } from 'react'
import { randomUuid } from '#lib/random-uuid.ts'
import { lastUser } from '#lib/session.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { whenFormsAreKept } from './open-forms.ts'
import { type FormStore, usePauses } from './use-save-moments.ts'

const PAUSE_MS = 800

interface DraftOptions<Kept> {
  /** Which item, as the key of its drafts: `news/new`. */
  item: string
  store: FormStore
  /** What the form holds now, as it can be kept. */
  read: () => Kept
  isDirty: () => boolean
  version: () => string | null
}

/** When the text was kept last, and whether the browser really did; `null` when there is nothing to keep. */
export type KeptDraft = { at: Date; isKept: boolean } | null

/** Keeps what one form holds as a draft in the browser. Once its account has signed out nothing is kept any more. */
function createDraftKeeper<Kept>({ item, store, read, isDirty, version }: DraftOptions<Kept>) {
  const account = lastUser()?.id ?? null
  let drafts = createDrafts<Kept>({ account, item })
  let own: string = randomUuid()
  let isOver = false
  let seen = JSON.stringify(read())
  let kept: KeptDraft = null

  return {
    list: () => drafts.list(),
    store,
    isOwn: (draft: Draft<Kept>) => draft.id === own,
    /** Keeps what was changed since it was kept last. */
    keep(): KeptDraft {
      const text = JSON.stringify(read())
      if (text === seen || isOver || lastUser()?.id !== account) return kept
      seen = text
      const at = new Date()
      const hasText = isDirty()
      const isKept = hasText
        ? drafts.keep({ id: own, keptAt: at.toISOString(), version: version(), values: read() })
        : drafts.drop(own)
      kept = hasText ? { at, isKept } : null
      return kept
    },
    /** What is typed is kept, as far as is known. */
    isKeeping: () => kept?.isKept !== false,
    /** From now on the form writes this draft. */
    take(draft: Draft<Kept>): void {
      own = draft.id
    },
    /**
     * The server has what was written; what comes after it is kept as a draft of `next`.
     * @param isAll it has what the form holds now
     */
    drop(next: string, isAll: boolean): void {
      drafts.drop(own)
      drafts = createDrafts<Kept>({ account, item: next })
      seen = isAll ? JSON.stringify(read()) : ''
      kept = null
      if (!isAll) this.keep()
    },
    /** Deletes a draft of another form. */
    forget: (draft: Draft<Kept>): boolean => drafts.drop(draft.id),
    /** Nothing is kept any more. @param isOthersKept a draft of another form waits to be decided upon */
    end(isOthersKept: boolean): void {
      isOver = true
      if (isOthersKept) drafts.drop(own)
      else drafts.dropAll()
    },
  }
}
/** Keeps a draft, whatever it holds. */
export type AnyDraftKeeper = Pick<ReturnType<typeof createDraftKeeper<unknown>>, 'store' | 'keep'>

/** Offers what an earlier form of the same account left behind; the foot of the form keeps the draft of this one. */
export function useDraft<Kept>(options: DraftOptions<Kept>) {
  const [keeper] = useState(() => createDraftKeeper(options))
  const [offered, setOffered] = useState<Draft<Kept> | null>(() => keeper.list()[0] ?? null)

  return {
    keeper,
    /** A draft the editor may go on with; `null` when there is none. */
    offered,
    /** Takes the offered draft over: from now on this form writes it. */
    take(): void {
      if (offered) keeper.take(offered)
      setOffered(null)
    },
    /** Deletes the offered draft and offers the one before it. */
    discard(): void {
      if (offered) keeper.forget(offered)
      setOffered(keeper.list().find((draft) => !keeper.isOwn(draft)) ?? null)
    },
    /** Saved or cancelled: nothing is kept any more. */
    end: () => keeper.end(offered !== null),
  }
}

/** Keeps what is typed shortly after each pause and when the page is left. */
export function useKeptDraft(keeper: AnyDraftKeeper): KeptDraft {
  const [kept, setKept] = useState<KeptDraft>(null)
  const onPause = () => setKept(keeper.keep())
  const keep = useEffectEvent(onPause)

  usePauses(keeper.store, PAUSE_MS, { onPause })

  useEffect(() => {
    const onHide = () => keep()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    const forget = whenFormsAreKept(onHide)
    return () => {
      forget()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      keep()
    }
  }, [])

  return kept
}
