import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsStatus } from 'api/contract/news'
import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CorrectionAsking } from '#features/admin/corrections/use-correction-question.tsx'
import { fieldOf, type Refusal, refusalOf } from '#features/admin/form/refusal.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import type { Base, EditedNews } from './edited-news.ts'
import type { NewsValues } from './news-values.ts'
import { currentOf, sendOnBase } from './overtaken-save.ts'
import { sendPlan } from './send-plan.ts'
import { planUpload } from './upload-plan.ts'

/** The fields of the form that a refusal of the server is shown at, by their names on the wire. */
const FIELDS = [
  'url',
  'date',
  'cover',
  ...LANGUAGES.flatMap((language) =>
    ['title', 'contentOne', 'contentTwo'].map((part) => `content.${language}.${part}`),
  ),
]

/** What is to become of the item with this save. */
export type Ending = NewsStatus

interface Save {
  base: { current: Base }
  values: NewsValues
  ending: Ending
}

interface SaveOptions {
  /** Asks whether readers are told of changed words. */
  ask: CorrectionAsking
  onSaved: (item: EditedNews, ending: Ending) => void
  /** Another account saved first: the item as it is now. */
  onConflict: (now: EditedNews, ending: Ending) => void
  /** The server refused a text of this language. */
  onWrongLanguage: (language: Language) => void
}

/** Saves the form with one request; its pictures were sent before. */
export function useSaveNews({ ask, onSaved, onConflict, onWrongLanguage }: SaveOptions) {
  const { t } = useTranslation('admin')
  const running = useRef<AbortController | null>(null)
  const [keys] = useState(() => createRequestKeys())
  useEffect(() => () => running.current?.abort(), [])

  async function send({ base, values, ending }: Save): Promise<EditedNews> {
    running.current = new AbortController()
    const { signal } = running.current
    const { item: edited } = base.current ?? {}
    const isAsked = edited && ending !== 'draft' && saysOther(edited, values)
    const correction = isAsked ? await ask(edited._id, values.content) : undefined
    return sendOnBase(base, values, ({ item, version, basedOn }) => {
      const plan = planUpload(item, values, ending, { basedOn, correction })
      const requestKey = keys.keyFor(JSON.stringify([plan.path, plan.data]))
      return sendPlan(plan, { url: plan.data.url ?? '', version, requestKey, signal })
    })
  }

  const mutation = useStaffMutation({
    meta: { invalidates: [queryKeys.news, queryKeys.counts, queryKeys.search] },
    mutationFn: send,
    onSuccess: (item, { ending }) => onSaved(item, ending),
    onError: (error, { ending }) => {
      if (isAbort(error)) return
      reportFailure(error)
      if (!(error instanceof ApiError)) return
      const now = currentOf(error)
      if (now) onConflict(now, ending)
      const language = LANGUAGES.find((each) => String(error.body.field).startsWith(`content.${each}.`))
      if (language) onWrongLanguage(language)
    },
  })

  const { error, mutateAsync } = mutation
  const isConflict = error instanceof ApiError && error.status === 412
  const failure = error && !isAbort(error) && !isConflict ? wordsOf(error).form : null

  function wordsOf(error: unknown): Refusal {
    const field = fieldOf(error)
    const code = field.split('.')[1]?.toUpperCase() ?? ''
    return refusalOf(t, error, FIELDS, { size: MAX_PICTURE_BYTES / 1024 / 1024, code, field })
  }

  return {
    /** @returns what the server refused; nothing when it has stored the item */
    save: (base: { current: Base }, values: NewsValues, ending: Ending): Promise<Refusal | undefined> =>
      mutateAsync({ base, values, ending }).then(
        () => undefined,
        (error: unknown) => (isAbort(error) ? undefined : wordsOf(error)),
      ),
    isPending: mutation.isPending,
    /** Why the last save failed, in words, unless it was a conflict or was stopped. */
    failure,
  }
}
export type Saving = ReturnType<typeof useSaveNews>

/** Whether words that visitors have read may change: what they read now differs, or they read something before. */
function saysOther({ status, published }: EditedNews, { content }: NewsValues): boolean {
  if (status === 'draft') return false
  return published.state !== 'published' || JSON.stringify(content) !== JSON.stringify(published.content)
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
