import { newsInput, saysSomething } from 'api/contract/news'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ServerState } from '#features/admin/form/server-state.ts'
import { useSaveMoments } from '#features/admin/form/use-save-moments.ts'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { ApiError } from '#lib/api.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { hasToken } from '#lib/session.ts'
import { type Base, baseOf } from './edit-base.ts'
import type { EditedNews } from './edited-news.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { hasUnsent, type NewsValues, toKept } from './news-values.ts'
import { currentOf, sendOnBase } from './overtaken-save.ts'
import { sendPlan } from './send-plan.ts'
import { planUpload, type UploadPlan } from './upload-plan.ts'

/** Milliseconds without a change after which what is written is saved: a phone that shows it follows within two seconds. */
const PAUSE_MS = 1000
/** Milliseconds after which what could not be saved is tried again. */
const RETRY_MS = 15_000
/** Milliseconds that a draft may take. */
const TIMEOUT_MS = 30_000

interface ServerDraftOptions {
  form: NewsFormApi
  start: NewsValues
  base: { current: Base }
  /** @param isFirst nothing of it was on the server before */
  onKept: (saved: EditedNews, isFirst: boolean) => void
  /** Another account has saved or published meanwhile. @param now the item as it is now */
  onConflict: (now: EditedNews) => void
}

/**
 * Saves what is written as a draft on the server, with the pictures that are there, after each pause, when the page is put aside and
 * when the connection is back. Who publishes waits for it first.
 */
export function useServerDraft({ form, start, base, onKept, onConflict }: ServerDraftOptions) {
  const [state, setState] = useState<ServerState>({ is: 'untouched', at: null })
  const become = (is: ServerState['is']) => setState((before) => (before.is === is ? before : { ...before, is }))
  const [isSettling, setSettling] = useState(false)
  const [keys] = useState(() => createRequestKeys())
  const last = useRef<string | null>(printOf(start))
  const running = useRef<Promise<void> | null>(null)
  /** The form is being saved, or another account has saved the item: then the form decides. */
  const isHeld = useRef(false)

  async function send(plan: UploadPlan, version: string | null): Promise<EditedNews> {
    const options = {
      url: plan.data.url ?? '',
      version,
      requestKey: keys.keyFor(JSON.stringify([plan.path, plan.data])),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    try {
      return await sendPlan(plan, options)
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409 && plan.data.url
      if (!isTaken) throw error
      return send({ ...plan, data: { ...plan.data, url: '' } }, version)
    }
  }

  async function keep(values: NewsValues): Promise<void> {
    try {
      const isFirst = base.current === null
      const [saved] = await Promise.all([
        sendOnBase(base, values, ({ item, version, basedOn }) => send(planOf(item, values, basedOn), version)),
        readPictureAccess(),
      ])
      base.current = baseOf(saved)
      last.current = printOf(values)
      setState({ is: isKept(form.state.values) ? 'kept' : 'waiting', at: new Date() })
      onKept(saved, isFirst)
    } catch (error) {
      const now = currentOf(error)
      become(now ? 'overtaken' : failureOf(error))
      if (!now) return
      isHeld.current = true
      onConflict(now)
    }
  }

  const isKept = (values: NewsValues) => printOf(values) === last.current

  /** Sends what the server does not have, unless something is under way. */
  async function keepNow(): Promise<void> {
    const { values, isSubmitting } = form.state
    if (isHeld.current || running.current || isSubmitting || !hasToken()) return
    if (isKept(values)) return setState(({ at }) => ({ is: at ? 'kept' : 'untouched', at }))
    if (!saysSomething(values.content)) return
    if (!newsInput.safeParse(planOf(base.current?.item ?? null, values).data).success) return become('refused')
    running.current = keep(values).finally(() => {
      running.current = null
    })
    await running.current
  }

  const onPause = () => void keepNow()
  const onRetry = useEffectEvent(onPause)
  useSaveMoments(form.store, PAUSE_MS, {
    onChange() {
      if (!isHeld.current && saysSomething(form.state.values.content)) become('waiting')
    },
    onPause,
  })

  useEffect(() => {
    if (state.is !== 'offline' && state.is !== 'failing') return undefined
    const timer = setInterval(() => onRetry(), RETRY_MS)
    return () => clearInterval(timer)
  }, [state.is])

  return {
    state,
    /** The form waits for a draft that is under way. */
    isSettling,
    /** The server has all of it. */
    isAllKept: () => isKept(form.state.values) && !hasUnsent(form.state.values),
    /** Sends what is left at once, and waits for it. */
    async keepAll(): Promise<void> {
      await running.current
      await keepNow()
    },
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
    startFrom(kept: NewsValues | null): void {
      setState({ is: 'untouched', at: null })
      last.current = kept && printOf(kept)
    },
  }
}

function failureOf(error: unknown): ServerState['is'] {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline'
  return error.status === 404 ? 'gone' : 'failing'
}

/** The same for two states of the form that are one draft: a picture on its way is not in it yet. */
const printOf = (values: NewsValues): string => JSON.stringify(toKept(values))

/** The request that keeps values as a draft. */
function planOf(item: EditedNews | null, values: NewsValues, basedOn?: string): UploadPlan {
  const plan = planUpload(item, values, 'draft', { basedOn })
  return { ...plan, data: { ...plan.data, isAutomatic: true } }
}
