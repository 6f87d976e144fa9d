import { useEffect, useRef, useState } from 'react'

/** How long wrong fields are marked, and how long a form says that it is sent. */
const INVALID_MS = 2000
const SENT_MS = 3000

export type Sending = 'idle' | 'invalid' | 'loading' | 'sent' | 'failed'

/**
 * The states of a form: marked as invalid for two seconds, loading, sent for three seconds and then idle, or failed
 * until the next try. While it is loading it sends nothing else.
 * @returns the state, and `send`, which runs `post` when `isValid`; whatever `post` throws is given to `judge`, which
 *   says whether the fields were wrong or the sending failed
 */
export function useSending() {
  const [state, setState] = useState<Sending>('idle')
  const isLoading = useRef(false)

  useEffect(() => {
    const lasts = { invalid: INVALID_MS, sent: SENT_MS }[state as string]
    if (lasts === undefined) return
    const timer = setTimeout(() => setState('idle'), lasts)
    return () => clearTimeout(timer)
  }, [state])

  async function send(
    isValid: boolean,
    post: () => Promise<unknown>,
    judge: (error: unknown) => 'invalid' | 'failed',
  ): Promise<'sent' | 'invalid' | 'failed' | 'loading'> {
    if (isLoading.current) return 'loading'
    if (!isValid) {
      setState('invalid')
      return 'invalid'
    }
    isLoading.current = true
    setState('loading')
    const outcome = await post().then(() => 'sent' as const, judge)
    isLoading.current = false
    setState(outcome)
    return outcome
  }

  return { state, send }
}
