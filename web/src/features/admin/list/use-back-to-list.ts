import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Tab } from '#features/admin/tabs.ts'
import type { PanelSearch } from './panel-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list whose link led to this entry of the history. */
    list?: Tab
    /** Id of the position that a new one is made of. */
    copyOf?: string
  }
}

/** Leads from an item to its list: to the very place where it was left, when its link has led to the item. */
export function useBackToList() {
  const router = useRouter()
  const navigate = useNavigate()
  return (search: PanelSearch) => {
    const { tab = 'news' } = search
    if (router.state.location.state.list === tab) router.history.back()
    else navigate({ to: '/admin', search })
  }
}
