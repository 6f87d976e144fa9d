import { createFileRoute } from '@tanstack/react-router'
import { JournalPage } from '#features/admin/journal/journal-page.tsx'
import { journalSearch } from '#features/admin/journal/journal-search.ts'
import { useBackToList } from '#features/admin/list/use-back-to-list.ts'

export const Route = createFileRoute('/admin/_staff/journal')({
  staticData: { name: 'AdministrationJournal' },
  validateSearch: journalSearch,
  component: Journal,
})

function Journal() {
  const backToList = useBackToList()
  return <JournalPage search={Route.useSearch()} onBack={() => backToList({})} />
}
