import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { SiteUrl } from '#content/site-url.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something opened over its list: closing it goes back there. */
    isFromList?: true
  }
}

/**
 * Closes what has an address of its own over a list: a step back when the list led here, else the list's
 * address in place of this one. `list` is a path within the site; the query of the address stays.
 */
export function useCloseOverList(list: SiteUrl): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return () => {
    if (canGoBack && router.latestLocation.state.isFromList) router.history.back()
    else navigate({ to: list as string, search: true, replace: true, resetScroll: false })
  }
}
