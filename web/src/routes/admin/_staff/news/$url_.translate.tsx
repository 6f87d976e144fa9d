import { createFileRoute } from '@tanstack/react-router'
import { TranslatePage } from '#features/admin/translate/translate-page.tsx'
import { type TranslateSearch, translateSearch } from '#features/admin/translate/translate-search.ts'

/** `url` is the address of the item, or the id of a draft. Every page loads what stands here: the page itself judges it. */
export const Route = createFileRoute('/admin/_staff/news/$url_/translate')({
  validateSearch: (search: TranslateSearch) => search,
  component: TranslateNews,
})

function TranslateNews() {
  const { url } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <TranslatePage
      url={url}
      search={translateSearch({ ...Route.useSearch() })}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      onBack={() => navigate({ to: '/admin/news/$url', params: { url } })}
    />
  )
}
