import type { Collection } from 'api/contract/collections/collection'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { type Refusal, refusalOf } from '#features/admin/form/refusal.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { type Overtaken, overtakenBy } from './item-drafts.queries.ts'

/** The thing that is edited, and the version of it that the form saw; `null` for a new one. */
export type Base<Item> = { item: Item; version: string } | null

type PublishedDraft = { draft: string; draftVersion: string } | null

interface Sent<Item, Values> {
  base: Base<Item>
  values: Values
  draft: PublishedDraft
  reason: string
}

interface SaveOptions<Item, Values> {
  collection: Pick<Collection<CollectionName, unknown, unknown, unknown>, 'name' | 'kind'>
  toInput: (values: Values) => object
  /** The fields of the form by their names on the wire. */
  fields: readonly string[]
  onSaved: (saved: Item) => void
  /** The law wants it to be public: it leaves the site with a reason only. */
  onReasonMissing: () => void
  /** Another account, or another tab, saved first: what it saved. */
  onConflict: (now: Overtaken<Item>) => void
}

/** Saves a thing of a collection, once however often it is sent. */
export function useSaveItem<Item extends CollectionItem, Values>({
  collection: { name, kind },
  toInput,
  fields,
  onSaved,
  onReasonMissing,
  onConflict,
}: SaveOptions<Item, Values>) {
  const { t } = useTranslation('admin')
  const [keys] = useState(() => createRequestKeys())
  const { error, mutateAsync } = useStaffMutation({
    meta: { invalidates: [queryKeys[name], queryKeys.counts, queryKeys.search] },
    mutationFn: async ({ base, values, draft, reason }: Sent<Item, Values>) => {
      const query = new URLSearchParams({ ...draft, ...(reason && { reason }) })
      const path = `/api/admin/${name}${base ? `/${base.item._id}` : ''}${query.size > 0 ? `?${query}` : ''}`
      const json = toInput(values)
      const requestKey = keys.keyFor(`${path} ${JSON.stringify(json)}`)
      const answer = await callAsStaff<Record<string, unknown>>(path, { json, version: base?.version, requestKey })
      return answer[kind] as Item
    },
    onSuccess: onSaved,
    onError: (failure) => {
      if (isReasonMissing(failure)) return onReasonMissing()
      reportFailure(failure)
      const now = overtakenBy<Item>(failure)
      if (now) onConflict(now)
    },
  })
  const isAnswered = (error instanceof ApiError && error.status === 412) || isReasonMissing(error)
  return {
    /**
     * @param sent.draft that goes with it
     * @param sent.reason why it leaves the site, where one is needed
     * @returns what the server refused; nothing when it has stored it
     */
    save: (sent: Sent<Item, Values>): Promise<Refusal | undefined> =>
      mutateAsync(sent).then(
        () => undefined,
        (failure: unknown) => refusalOf(t, failure, fields),
      ),
    /** Why the last save failed, in words, unless a dialog asks about it. */
    failure: error && !isAnswered ? failureWords(t, error) : null,
  }
}

/** Whether the law wants it to be public, and no reason came with what takes it off the site. */
export function isReasonMissing(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'reasonMissing'
}
