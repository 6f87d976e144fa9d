import { newsInput } from 'api/contract/news-input'
import { saysSomething } from 'api/contract/news-texts'
import { useState } from 'react'
import { useServerDraft } from '#features/admin/form/use-server-draft.ts'
import { readPictureAccess } from '#features/admin/staff-pictures.ts'
import { ApiError } from '#lib/api.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { type Base, baseOf, type EditedNews } from './edited-news.ts'
import { type NewsFormApi, type NewsValues, toKept } from './news-values.ts'
import { currentOf, sendOnBase } from './overtaken-save.ts'
import { sendPlan } from './send-plan.ts'
import { planUpload, type UploadPlan } from './upload-plan.ts'

interface NewsDraftOptions {
  form: NewsFormApi
  base: { current: Base }
  /**
   * @param isAll nothing was written meanwhile
   * @param isFirst nothing of it was on the server before
   */
  onKept: (saved: EditedNews, isAll: boolean, isFirst: boolean) => void
  /** Another account has saved or published meanwhile. @param now the item as it is now */
  onConflict: (now: EditedNews) => void
}

/** Keeps a publication as a draft on the server, with the pictures that are there. */
export function useNewsDraft({ form, base, onKept, onConflict }: NewsDraftOptions) {
  const [keys] = useState(() => createRequestKeys())

  async function send(plan: UploadPlan, version: string | null, signal: AbortSignal): Promise<EditedNews> {
    const requestKey = keys.keyFor(JSON.stringify([plan.path, plan.data]))
    try {
      return await sendPlan(plan, { url: plan.data.url ?? '', version, requestKey, signal })
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409 && plan.data.url
      if (!isTaken) throw error
      return send({ ...plan, data: { ...plan.data, url: '' } }, version, signal)
    }
  }

  return useServerDraft({
    store: form.store,
    read: () => form.state.values,
    // A picture on its way is not in the draft yet.
    print: (values) => JSON.stringify(toKept(values)),
    obstacle(values) {
      if (!saysSomething(values.content)) return 'empty'
      return newsInput.safeParse(planOf(base.current?.item ?? null, values).data).success ? null : 'refused'
    },
    async send(values, signal) {
      const [saved] = await Promise.all([
        sendOnBase(base, values, ({ item, version, basedOn }) => send(planOf(item, values, basedOn), version, signal)),
        readPictureAccess(),
      ])
      return saved
    },
    onKept(saved, isAll) {
      const isFirst = base.current === null
      base.current = baseOf(saved)
      onKept(saved, isAll, isFirst)
    },
    overtakenBy: currentOf,
    onConflict,
  })
}

/** The request that keeps values as a draft. */
function planOf(item: EditedNews | null, values: NewsValues, basedOn?: string): UploadPlan {
  const plan = planUpload(item, values, 'draft', { basedOn })
  return { ...plan, data: { ...plan.data, isAutomatic: true } }
}
