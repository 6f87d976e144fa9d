import { todayInSofia } from 'api/contract/sofia-time'
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The day in Sofia, also after midnight; while the page is hydrated the day on which the server made it. */
export function useToday(madeOn: string): string {
  return useSyncExternalStore(
    watchDay,
    () => todayInSofia(),
    () => madeOn,
  )
}

function watchDay(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
