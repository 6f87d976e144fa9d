import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { hasToken, lastUser, watchSession } from '#lib/session.ts'
import { type FormStore, useSaveMoments } from './use-save-moments.ts'

/** Milliseconds without a change after which what is written is saved: a phone that shows it follows within two seconds. */
const PAUSE_MS = 1000
/** Milliseconds after which what could not be saved is tried again. */
const RETRY_MS = 15_000
/** Milliseconds that a draft may take. */
const TIMEOUT_MS = 30_000

/**
 * What the server has of what is written: all of it (`kept`), less (`pending`: it will be sent; `offline`: it could not be;
 * `failing`: the server did not take it; `ended`: the session is over; `gone`: it has no such item any more; `refused`: it is
 * judged wrong; `overtaken`: another account was first). `at` is when it was kept last.
 */
export interface ServerState {
  is: 'untouched' | 'kept' | 'pending' | 'offline' | 'failing' | 'ended' | 'gone' | 'refused' | 'overtaken'
  at: Date | null
}

interface ServerDraftOptions<Values, Saved, Now> {
  store: FormStore
  /** What the form holds. */
  read: () => Values
  /** The same for two states of the form that are one draft. */
  print: (values: Values) => string
  /** Why values are not sent: there is nothing in them yet, or the contract judges them wrong. */
  obstacle?: (values: Values) => 'empty' | 'refused' | null
  /** Keeps values as a draft; the same values again, after an answer that was lost, must be the same draft. @throws ApiError */
  send: (values: Values, signal: AbortSignal) => Promise<Saved>
  /** @param isAll nothing was written meanwhile */
  onKept: (saved: Saved, isAll: boolean) => void
  /** What a refusal says is there now, when another account, or another tab, was first; `null` of any other failure. */
  overtakenBy: (error: unknown) => Now | null
  onConflict: (now: Now) => void
}

/**
 * Saves what is written in a form as a draft on the server: after each pause, when the page is put aside, when the connection
 * or the session is back, and from time to time while it fails. Who publishes waits for it first.
 */
export function useServerDraft<Values, Saved, Now>(options: ServerDraftOptions<Values, Saved, Now>) {
  const { store, read, print, obstacle = () => null, send, onKept, overtakenBy, onConflict } = options
  const [state, setState] = useState<ServerState>({ is: 'untouched', at: null })
  const become = (is: ServerState['is']) => setState((before) => (before.is === is ? before : { ...before, is }))
  const [isSettling, setSettling] = useState(false)
  const [last] = useState<{ print: string | null }>(() => ({ print: print(read()) }))
  /** What was sent and not answered: the server may have it, so that it is sent again before what was written since. */
  const unanswered = useRef<Values | null>(null)
  const running = useRef<Promise<void> | null>(null)
  const isAskedAgain = useRef(false)
  /** The form is being saved, or another account was first: then the form decides. */
  const isHeld = useRef(false)

  const [account] = useState(() => lastUser()?.id)

  const isKept = () => print(read()) === last.print
  /** The account that writes is signed in. */
  const isSignedIn = () => hasToken() && lastUser()?.id === account

  /** Whether there is something to send now; says why it is not sent. */
  function isToSend(): boolean {
    if (isHeld.current) return false
    if (isKept()) {
      setState(({ at }) => ({ is: at ? 'kept' : 'untouched', at }))
      return false
    }
    const why = obstacle(read())
    if (why === 'refused') become('refused')
    else if (why === null && !isSignedIn()) become('ended')
    return why === null && isSignedIn()
  }

  /** @returns whether it was what had been sent before, of which the server has said now what it makes of it */
  async function keep(): Promise<boolean> {
    const repeated = unanswered.current
    const values = repeated ?? read()
    unanswered.current = values
    try {
      const saved = await send(values, AbortSignal.timeout(TIMEOUT_MS))
      unanswered.current = null
      last.print = print(values)
      setState({ is: isKept() ? 'kept' : 'pending', at: new Date() })
      onKept(saved, isKept())
      return repeated !== null
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isAnswered) unanswered.current = null
      const now = overtakenBy(error)
      become(now ? 'overtaken' : failureOf(error))
      if (now) {
        isHeld.current = true
        onConflict(now)
      }
      return isAnswered && repeated !== null
    }
  }

  async function keepInTurn(): Promise<void> {
    let isRepeated = false
    do {
      isAskedAgain.current = false
      isRepeated = await keep()
    } while ((isRepeated || isAskedAgain.current) && isToSend())
  }

  /** Sends what the server does not have, after what is under way. */
  async function keepNow(): Promise<void> {
    if (running.current) isAskedAgain.current = true
    else if (isToSend())
      running.current = keepInTurn().finally(() => {
        running.current = null
      })
    await running.current
  }

  const onMoment = () => void keepNow()
  useSaveMoments(store, PAUSE_MS, {
    onChange() {
      if (!isHeld.current && obstacle(read()) !== 'empty') become('pending')
    },
    onPause: onMoment,
  })
  const retry = useEffectEvent(onMoment)
  useEffect(() => watchSession(() => retry()), [])
  const isToRetry = ['pending', 'offline', 'failing'].includes(state.is)
  useEffect(() => {
    if (!isToRetry) return undefined
    const timer = setInterval(() => retry(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isToRetry])

  return {
    state,
    /** The form waits for a draft that is under way. */
    isSettling,
    /** The server has all of it. */
    isAllKept: isKept,
    /** Sends what is left at once, and waits for it. */
    keepAll: keepNow,
    /** Waits for what is under way, and keeps nothing more until `release`. */
    async hold(): Promise<void> {
      isHeld.current = true
      if (!running.current) return
      setSettling(true)
      await running.current
      setSettling(false)
    },
    release(): void {
      isHeld.current = false
    },
    /** From now on what differs from these values is not kept yet. @param kept `null` when nothing is */
    startFrom(kept: Values | null): void {
      setState({ is: 'untouched', at: null })
      unanswered.current = null
      last.print = kept && print(kept)
    },
  }
}

function failureOf(error: unknown): ServerState['is'] {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline'
  const byStatus: Partial<Record<number, ServerState['is']>> = { 400: 'refused', 401: 'ended', 404: 'gone' }
  return byStatus[error.status] ?? 'failing'
}
