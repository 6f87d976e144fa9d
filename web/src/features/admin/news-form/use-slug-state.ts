import { slug } from 'api/contract/slug'
import { useEffect, useState } from 'react'
import { callAsStaff } from '#lib/session.ts'
import type { SlugState } from './missing.ts'

/**
 * Whether an address may be used: asked at each keystroke, the older question is given up (ADM-24).
 * @param url `null` when the address is fixed; then the answer is `null`
 */
export function useSlugState(url: string | null): SlugState | null {
  const [answer, setAnswer] = useState<{ url: string; state: SlugState } | null>(null)

  useEffect(() => {
    if (url === null || localState(url)) return
    const question = new AbortController()
    callAsStaff('/api/news/validate-url', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
      signal: question.signal,
    })
      .then((body): SlugState => ((body as { valid: boolean }).valid ? 'free' : 'taken'))
      .catch((): SlugState => 'unchecked')
      .then((state) => {
        if (!question.signal.aborted) setAnswer({ url, state })
      })
    return () => question.abort()
  }, [url])

  if (url === null) return null
  return localState(url) ?? (answer?.url === url ? answer.state : 'checking')
}

function localState(url: string): SlugState | null {
  if (url === '') return 'empty'
  return slug.safeParse(url).success ? null : 'invalid'
}
