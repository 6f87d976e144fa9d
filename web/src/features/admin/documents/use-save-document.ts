import { useMutation } from '@tanstack/react-query'
import type { StaffDocument } from 'api/contract/documents'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { type Refusal, refusalOf } from '#features/admin/form/refusal.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { type DocumentValues, TEXTS, toInput } from './document-values.ts'

/** The document that is edited, and the version of it that the form saw; `null` for a new one. */
export type DocumentBase = { document: StaffDocument; version: string } | null

interface SaveOptions {
  onSaved: () => void
  /** Somebody else saved first: their document. */
  onConflict: (theirs: StaffDocument) => void
}

export function useSaveDocument({ onSaved, onConflict }: SaveOptions) {
  const { t } = useTranslation('admin')
  const [keys] = useState(() => createRequestKeys())
  const { error, mutateAsync } = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.documents, queryKeys.counts, queryKeys.search] },
    mutationFn: ({ base, values }: { base: DocumentBase; values: DocumentValues }) => {
      const path = base ? `/api/admin/documents/${base.document._id}` : '/api/admin/documents'
      const body = JSON.stringify(toInput(values))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': keys.keyFor(`${path} ${body}`),
        ...(base && { 'if-match': `"${base.version}"` }),
      }
      return callAsStaff(path, { method: 'POST', headers, body })
    },
    onSuccess: onSaved,
    onError: (failure) => {
      reportFailure(failure)
      if (failure instanceof ApiError && failure.status === 412 && failure.body.current)
        onConflict(failure.body.current as StaffDocument)
    },
  })
  const isConflict = error instanceof ApiError && error.status === 412
  return {
    /** @returns what the server refused; nothing when it has stored the document */
    save: (base: DocumentBase, values: DocumentValues): Promise<Refusal | undefined> =>
      mutateAsync({ base, values }).then(
        () => undefined,
        (failure: unknown) => refusalOf(t, failure, TEXTS),
      ),
    /** Why the last save failed, in words, unless it was a conflict. */
    failure: error && !isConflict ? failureWords(t, error) : null,
  }
}
