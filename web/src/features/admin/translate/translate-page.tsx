import { useQuery } from '@tanstack/react-query'
import { ListLoading } from '#features/admin/list/list-states.tsx'
import { ItemError } from '#features/admin/shell/staff-message.tsx'
import { newsTranslations } from './translate.queries.ts'
import type { TranslateSearch } from './translate-search.ts'
import { TranslationForm } from './translation-form.tsx'

interface TranslatePageProps {
  /** The address or the id of the item. */
  url: string
  search: TranslateSearch
  onSearch: (search: TranslateSearch) => void
  onBack: () => void
}

/** The languages of the item at an address, two of them side by side. */
export function TranslatePage({ url, ...props }: TranslatePageProps) {
  const { data, error, refetch } = useQuery(newsTranslations(url))
  if (data) return <TranslationForm key={url} item={data} reference={url} onReload={refetch} {...props} />
  return error ? <ItemError error={error} /> : <ListLoading />
}
