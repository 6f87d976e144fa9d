import { useMutation } from '@tanstack/react-query'
import type { Collection } from 'api/contract/collections/collection'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { type Refusal, refusalOf } from '#features/admin/form/refusal.ts'
import { reasonQuery } from '#features/admin/list/reason-field.tsx'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'

/** The thing that is edited, and the version of it that the form saw; `null` for a new one. */
export type Base<Item> = { item: Item; version: string } | null

interface SaveOptions<Item, Values> {
  collection: Pick<Collection<CollectionName, unknown, unknown, unknown>, 'name' | 'kind'>
  toInput: (values: Values) => object
  /** The fields of the form by their names on the wire. */
  fields: readonly string[]
  onSaved: (saved: Item) => void
  /** The law wants it to be public: it leaves the site with a reason only. */
  onReasonMissing: () => void
  /** Another account saved first: what it saved. */
  onConflict: (theirs: Item) => void
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
  const { error, mutateAsync } = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys[name], queryKeys.counts, queryKeys.search] },
    mutationFn: async ({ base, values, reason }: { base: Base<Item>; values: Values; reason: string }) => {
      const path = base ? `/api/admin/${name}/${base.item._id}` : `/api/admin/${name}`
      const body = JSON.stringify(toInput(values))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': keys.keyFor(`${path} ${body} ${reason}`),
        ...(base && { 'if-match': `"${base.version}"` }),
      }
      const answer = await callAsStaff<Record<string, unknown>>(path + reasonQuery(reason), {
        method: 'POST',
        headers,
        body,
      })
      return answer[kind] as Item
    },
    onSuccess: onSaved,
    onError: (failure) => {
      if (isReasonMissing(failure)) return onReasonMissing()
      reportFailure(failure)
      if (failure instanceof ApiError && failure.status === 412 && failure.body.current)
        onConflict(failure.body.current as Item)
    },
  })
  const isAnswered = (error instanceof ApiError && error.status === 412) || isReasonMissing(error)
  return {
    /** @param reason why it leaves the site, where one is needed @returns what the server refused; nothing when it has stored it */
    save: (base: Base<Item>, values: Values, reason = ''): Promise<Refusal | undefined> =>
      mutateAsync({ base, values, reason }).then(
        () => undefined,
        (failure: unknown) => refusalOf(t, failure, fields),
      ),
    /** Why the last save failed, in words, unless a dialog asks about it. */
    failure: error && !isAnswered ? failureWords(t, error) : null,
  }
}

function isReasonMissing(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'reasonMissing'
}
