import { createFileRoute } from '@tanstack/react-router'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { NewsForm } from '#features/admin/news-form/news-form.tsx'
import { savedNews } from '#features/admin/news-form/saved-news.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'

export interface NewNewsSearch {
  type?: 'media'
}

export const Route = createFileRoute('/admin/_staff/news/new')({
  // Judged by the page: what judges it here would be loaded with every public page.
  validateSearch: (search: NewNewsSearch) => search,
  component: NewNews,
})

function NewNews() {
  const isMedia = Route.useSearch().type === 'media'
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const toTab = (isMediaTab: boolean) => backToList(isMediaTab ? { tab: 'media' } : {})
  return (
    <NewsForm
      item={null}
      isMedia={isMedia}
      onClose={() => toTab(isMedia)}
      onSaved={(saved, ending) => {
        setSaved(savedNews(saved, ending, null))
        toTab(saved.isMediaNews)
      }}
    />
  )
}
