import { createFileRoute } from '@tanstack/react-router'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'
import { editedNews } from '#features/admin/news-form/edited-news.ts'
import { NewsForm } from '#features/admin/news-form/news-form.tsx'
import { savedNews } from '#features/admin/news-form/saved-news.ts'
import { newsItem } from '#features/admin/publications.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { ItemError } from '#features/admin/shell/staff-message.tsx'
import { queryClientOf } from '#lib/query-client.tsx'

/** `url` is the address of the item, or the id of a draft. */
export const Route = createFileRoute('/admin/_staff/news/$url')({
  loader: async ({ context, params }) =>
    editedNews(await queryClientOf(context.source).fetchQuery(newsItem(params.url))),
  gcTime: 0,
  shouldReload: false,
  errorComponent: ItemError,
  component: EditNews,
})

function EditNews() {
  const item = Route.useLoaderData()
  const backToList = useBackToList()
  const setSaved = useSetSaved()
  const toTab = (isMedia: boolean) => backToList(isMedia ? { tab: 'media' } : {})
  return (
    <NewsForm
      key={item._id}
      item={item}
      isMedia={item.isMediaNews}
      onClose={() => toTab(item.isMediaNews)}
      onSaved={(saved, ending) => {
        setSaved(savedNews(saved, ending, item))
        toTab(saved.isMediaNews)
      }}
    />
  )
}
