import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lastUser } from '#lib/session.ts'
import { createDrafts, type Draft } from './drafts.ts'
import { whenFormsAreKept } from './open-forms.ts'

const PAUSE = 800

interface DraftOptions<Kept> {
  /** Which item, as the key of its drafts: `news/new`. */
  item: string
  /** What the form holds now, as it can be kept; unchanged parts may stay the same objects. */
  values: Kept
  isDirty: boolean
  version: string | null
}

/**
 * Keeps what is typed in the browser, shortly after each pause and when the page is left, and offers what an earlier
 * form of the same account left behind. Once that account has signed out nothing is kept any more.
 */
export function useDraft<Kept>({ item, values, isDirty, version }: DraftOptions<Kept>) {
  const [account] = useState(() => lastUser()?.id ?? null)
  const [drafts] = useState(() => createDrafts<Kept>({ account, item }))
  const [offered, setOffered] = useState<Draft<Kept> | null>(() => drafts.list()[0] ?? null)
  const [kept, setKept] = useState<{ at: Date; isKept: boolean } | null>(null)
  const own = useRef(crypto.randomUUID() as string)
  const isOver = useRef(false)
  const isWaiting = useRef(false)
  const text = JSON.stringify(values)

  const keepNow = useEffectEvent(() => {
    if (!isWaiting.current || isOver.current || lastUser()?.id !== account) return
    isWaiting.current = false
    const at = new Date()
    const isKept = isDirty
      ? drafts.keep({ id: own.current, keptAt: at.toISOString(), version, values })
      : drafts.drop(own.current)
    setKept(isDirty ? { at, isKept } : null)
  })

  const first = useRef(text)
  useEffect(() => {
    if (first.current === text) return
    first.current = text
    isWaiting.current = true
  }, [text])

  useEffect(() => {
    const timer = setTimeout(keepNow, PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const onHide = () => keepNow()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    const forget = whenFormsAreKept(onHide)
    return () => {
      forget()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      keepNow()
    }
  }, [])

  return {
    /** A draft somebody may go on with; `null` when there is none. */
    offered,
    /** When the text was kept last, and whether the browser really did. */
    kept,
    /** Takes the offered draft over: from now on this form writes it. */
    take(): void {
      if (offered) own.current = offered.id
      setOffered(null)
    },
    /** Deletes the offered draft and offers the one before it. */
    discard(): void {
      if (offered) drafts.drop(offered.id)
      setOffered(drafts.list().find(({ id }) => id !== own.current) ?? null)
    },
    /** Saved or cancelled: nothing is kept any more. */
    end(): void {
      isOver.current = true
      if (offered) drafts.drop(own.current)
      else drafts.dropAll()
    },
  }
}
export type DraftKeeper<Kept> = ReturnType<typeof useDraft<Kept>>
