import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#features/admin/history/history-page.tsx'
import { type HistorySearch, historySearch } from '#features/admin/history/history-search.ts'
import { editedNews } from '#features/admin/news-form/edited-news.ts'
import { newsItem } from '#features/admin/publications.ts'
import { ItemError } from '#features/admin/shell/item-error.tsx'
import { queryClientOf } from '#lib/query-client.tsx'

/** `url` is the address of the item, or the id of a draft. */
export const Route = createFileRoute('/admin/_staff/news/$url_/history')({
  // Read by the page: what reads it here would be loaded with every public page.
  validateSearch: (search: HistorySearch) => search,
  loader: async ({ context, params }) =>
    editedNews(await queryClientOf(context.source).fetchQuery(newsItem(params.url))),
  gcTime: 0,
  shouldReload: false,
  errorComponent: ItemError,
  component: NewsHistory,
})

function NewsHistory() {
  const { url } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <HistoryPage
      item={Route.useLoaderData()}
      search={historySearch({ ...Route.useSearch() })}
      onBack={() => navigate({ to: '/admin/news/$url', params: { url } })}
    />
  )
}
