import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { RegisterName } from './register-item.ts'

/** Changes the place of a register's thing with the one before or after it. */
export function useMove(register: RegisterName) {
  const setSaved = useSetSaved()
  const [keys] = useState(() => createRequestKeys())
  return useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys[register]] },
    mutationFn: ({ _id, isUp }: { _id: string; isUp: boolean }) =>
      callAsStaff(`/api/admin/${register}/${_id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': keys.keyFor(`${_id} ${isUp}`) },
        body: JSON.stringify({ isUp }),
      }),
    onSuccess: keys.forget,
    onError: (failure) => setSaved({ failure }),
  })
}
