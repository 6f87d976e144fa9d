import { useMutation } from '@tanstack/react-query'
import type { Collection } from 'api/contract/collections/collection'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { type Refusal, refusalOf } from '#features/admin/form/refusal.ts'
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
  /** Another account saved first: what it saved. */
  onConflict: (theirs: Item) => void
}

/** Saves a thing of a collection, once however often it is sent. */
export function useSaveItem<Item extends CollectionItem, Values>({
  collection: { name, kind },
  toInput,
  fields,
  onSaved,
  onConflict,
}: SaveOptions<Item, Values>) {
  const { t } = useTranslation('admin')
  const [keys] = useState(() => createRequestKeys())
  const { error, mutateAsync } = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys[name], queryKeys.counts, queryKeys.search] },
    mutationFn: async ({ base, values }: { base: Base<Item>; values: Values }) => {
      const path = base ? `/api/admin/${name}/${base.item._id}` : `/api/admin/${name}`
      const body = JSON.stringify(toInput(values))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': keys.keyFor(`${path} ${body}`),
        ...(base && { 'if-match': `"${base.version}"` }),
      }
      const answer = await callAsStaff<Record<string, unknown>>(path, { method: 'POST', headers, body })
      return answer[kind] as Item
    },
    onSuccess: onSaved,
    onError: (failure) => {
      reportFailure(failure)
      if (failure instanceof ApiError && failure.status === 412 && failure.body.current)
        onConflict(failure.body.current as Item)
    },
  })
  const isConflict = error instanceof ApiError && error.status === 412
  return {
    /** @returns what the server refused; nothing when it has stored it */
    save: (base: Base<Item>, values: Values): Promise<Refusal | undefined> =>
      mutateAsync({ base, values }).then(
        () => undefined,
        (failure: unknown) => refusalOf(t, failure, fields),
      ),
    /** Why the last save failed, in words, unless it was a conflict. */
    failure: error && !isConflict ? failureWords(t, error) : null,
  }
}
