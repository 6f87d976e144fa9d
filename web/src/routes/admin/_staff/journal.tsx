import { createFileRoute } from '@tanstack/react-router'
import { JournalPage } from '#features/admin/journal/journal-page.tsx'
import { type JournalSearch, journalSearch } from '#features/admin/journal/journal-search.ts'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'

export const Route = createFileRoute('/admin/_staff/journal')({
  // Read by the page: what reads it here would be loaded with every public page.
  validateSearch: (search: JournalSearch) => search,
  component: Journal,
})

function Journal() {
  const backToList = useBackToList()
  return <JournalPage search={journalSearch({ ...Route.useSearch() })} onBack={() => backToList({})} />
}
