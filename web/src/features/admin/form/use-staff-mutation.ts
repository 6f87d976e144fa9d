import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#lib/api.ts'
import { hasToken, watchSession } from '#lib/session.ts'

/**
 * As `useMutation`, for what staff do: tried at once, also when there seems to be no line. That the session had ended is no
 * failure any more as soon as there is one again: then it can be done.
 */
export function useStaffMutation<Data, Variables = void, Result = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
) {
  const mutation = useMutation({ networkMode: 'always', ...options })
  const onSession = useEffectEvent(() => {
    const { error, reset } = mutation
    if (hasToken() && error instanceof ApiError && error.status === 401) reset()
  })
  useEffect(() => watchSession(() => onSession()), [])
  return mutation
}
