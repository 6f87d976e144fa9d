import { useSuspenseQuery } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import { ArticleMain } from './news-article-page.tsx'
import { NewsNotAvailable } from './news-not-available.tsx'
import { newsOfPreview } from './preview.queries.ts'

interface PreviewPageProps {
  token: string
  /** The language asked for. */
  asked?: Language | undefined
}

/** An item that is not public, or not yet, as its page will show it. */
export function PreviewPage({ token, asked }: PreviewPageProps) {
  const { data: item } = useSuspenseQuery(newsOfPreview(token, asked))
  return item ? <ArticleMain item={item} asked={asked} /> : <NewsNotAvailable />
}
