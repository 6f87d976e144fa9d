import type { Language } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'

/** What the form of news and the page in its preview say to each other by `postMessage`, within the origin alone. */
export type PreviewMessage =
  /** The form: this is written now, to be shown in this language. */
  | { preview: 'item'; item: NewsItem; language: Language }
  /** The page: it can be told what to show. */
  | { preview: 'ready' }
  /** The page: its scripts could not be had. */
  | { preview: 'failed' }
  /** The page: what it was told is on view. */
  | { preview: 'shown' }

/** The message of an event that comes from this origin and from this window; `null` for any other. */
export function previewMessage({ data, origin, source }: MessageEvent, from: Window | null): PreviewMessage | null {
  if (origin !== window.location.origin || source === null || source !== from) return null
  return typeof data === 'object' && data !== null && 'preview' in data ? (data as PreviewMessage) : null
}

export function sendPreviewMessage(to: Window, message: PreviewMessage): void {
  to.postMessage(message, window.location.origin)
}
