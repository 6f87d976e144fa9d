import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#features/admin/history/history-page.tsx'
import { type HistorySearch, historySearch } from '#features/admin/history/history-search.ts'

/** `url` is the address of the item, or the id of a draft. Every page loads what stands here: the page itself judges it. */
export const Route = createFileRoute('/admin/_staff/news/$url_/history')({
  validateSearch: (search: HistorySearch) => search,
  component: NewsHistory,
})

function NewsHistory() {
  const { url } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <HistoryPage
      url={url}
      search={historySearch({ ...Route.useSearch() })}
      onBack={() => navigate({ to: '/admin/news/$url', params: { url } })}
    />
  )
}
