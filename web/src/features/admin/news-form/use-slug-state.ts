import { useQuery } from '@tanstack/react-query'
import { slug } from 'api/contract/slug'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

export type SlugState = 'empty' | 'invalid' | 'checking' | 'free' | 'taken' | 'unchecked'

/**
 * Whether an address may be used: asked at each keystroke, the older question is given up (ADM-24). However many ask at
 * the same time, the server is asked once.
 * @param url `null` when the address is fixed; then the answer is `null`
 * @param own the address that is kept for the draft itself
 */
export function useSlugState(url: string | null, own = ''): SlugState | null {
  const isValid = url !== null && url !== own && slug.safeParse(url).success
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.newsUrl, url],
    queryFn: ({ signal }) => callAsStaff<{ valid: boolean }>('/api/news/validate-url', { json: { url }, signal }),
    enabled: isValid,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
  if (url === null) return null
  if (url === '') return 'empty'
  if (url === own) return 'free'
  if (!isValid) return 'invalid'
  if (isError) return 'unchecked'
  if (!data) return 'checking'
  return data.valid ? 'free' : 'taken'
}
