import { useMutation } from '@tanstack/react-query'
import type { Career, CareerDesk, CareerStatus, StaffCareer } from 'api/contract/careers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { type Refusal, refusalOf } from '#features/admin/form/refusal.ts'
import { ApiError } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { type CareerValues, FIELDS, toInput } from './career-values.ts'

/** The position that is edited, and the version of it that the form saw; `null` for a new one. */
export type CareerBase = { career: StaffCareer; version: string } | null

interface Save {
  base: CareerBase
  values: CareerValues
  /** What is to become of it with this save. */
  status: CareerStatus
}

/** What the server answers when it has stored a position. */
interface Answer {
  career: Career
  desk: CareerDesk
}

interface SaveOptions {
  onSaved: (saved: StaffCareer) => void
  /** Somebody else saved first: their position. */
  onConflict: (theirs: StaffCareer) => void
}

export function useSaveCareer({ onSaved, onConflict }: SaveOptions) {
  const { t } = useTranslation('admin')
  const [keys] = useState(() => createRequestKeys())
  const mutation = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.careers, queryKeys.counts, queryKeys.search] },
    mutationFn: async ({ base, values, status }: Save): Promise<StaffCareer> => {
      const path = base ? `/api/careers/update/${base.career._id}` : '/api/careers'
      const body = JSON.stringify(toInput(values, status))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': keys.keyFor(`${path} ${body}`),
        ...(base && { 'if-match': `"${base.version}"` }),
      }
      const { career, desk } = await callAsStaff<Answer>(path, { method: 'POST', headers, body })
      return { ...career, ...desk }
    },
    onSuccess: onSaved,
    onError: (error) => {
      reportFailure(error)
      if (error instanceof ApiError && error.status === 412 && error.body.current)
        onConflict({ ...(error.body.current as Career), ...(error.body.desk as CareerDesk) })
    },
  })
  const { error, mutateAsync } = mutation
  const isConflict = error instanceof ApiError && error.status === 412
  return {
    /** @returns what the server refused; nothing when it has stored the position */
    save: (base: CareerBase, values: CareerValues, status: CareerStatus): Promise<Refusal | undefined> =>
      mutateAsync({ base, values, status }).then(
        () => undefined,
        (failure: unknown) => refusalOf(t, failure, FIELDS),
      ),
    /** Why the last save failed, in words, unless it was a conflict. */
    failure: error && !isConflict ? failureWords(t, error) : null,
  }
}
