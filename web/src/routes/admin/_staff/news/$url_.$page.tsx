import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#features/admin/history/history-page.tsx'
import { type HistorySearch, historySearch } from '#features/admin/history/history-search.ts'
import { UnknownStaffPage } from '#features/admin/shell/staff-message.tsx'
import { TranslatePage } from '#features/admin/translate/translate-page.tsx'
import { type TranslateSearch, translateSearch } from '#features/admin/translate/translate-search.ts'

/**
 * The pages of an item beside its form; `url` is its address, or the id of a draft. Every page of the site loads what
 * stands here: one route for all of them, and each page judges its search itself.
 */
export const Route = createFileRoute('/admin/_staff/news/$url_/$page')({
  validateSearch: (search: HistorySearch & TranslateSearch) => search,
  component: PageOfNews,
})

function PageOfNews() {
  const { url, page } = Route.useParams()
  const search = { ...Route.useSearch() }
  const navigate = Route.useNavigate()
  const onBack = () => navigate({ to: '/admin/news/$url', params: { url } })
  if (page === 'history') return <HistoryPage url={url} search={historySearch(search)} onBack={onBack} />
  if (page === 'translate')
    return (
      <TranslatePage
        url={url}
        search={translateSearch(search)}
        onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
        onBack={onBack}
      />
    )
  return <UnknownStaffPage />
}
