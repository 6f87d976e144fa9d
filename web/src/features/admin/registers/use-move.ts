import { useMutation } from '@tanstack/react-query'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import type { RegisterName } from './register-item.ts'

/** Changes the place of a register's thing with the one before or after it. */
export function useMove(register: RegisterName) {
  const setSaved = useSetSaved()
  return useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys[register]] },
    mutationFn: ({ _id, isUp }: { _id: string; isUp: boolean }) =>
      callAsStaff(`/api/admin/${register}/${_id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isUp }),
      }),
    onError: (failure) => setSaved({ failure }),
  })
}
