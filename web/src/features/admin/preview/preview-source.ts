import type { NewsItem } from 'api/contract/news'

/** What a preview shows, wherever it is written. */
export interface PreviewSource {
  /** Calls `listener` whenever something of the item may have changed. @returns what ends it */
  subscribe: (listener: () => void) => () => void
  /** The item as it is written now, its pictures under addresses that show them. */
  item: () => NewsItem
}
