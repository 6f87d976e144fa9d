import { useNavigate } from '@tanstack/react-router'
import { MAX_SELECTED } from 'api/contract/news-selection'
import type { LinksToShow } from 'api/contract/own-links'
import { useTranslation } from 'react-i18next'
import { useDeadLinksQuestion } from '#features/admin/editor/use-dead-links-question.tsx'
import { callAsStaff } from '#lib/session.ts'

type Item = LinksToShow['links'][number]['items'][number]

/** Asks once about links that do not open before items are put on the site without their forms, and names the items. */
export function useShowingQuestion() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const deadLinks = useDeadLinksQuestion<Item>({
    nameOf: ({ title }) => title || t('list.untitled'),
    onShow: ({ _id }) => navigate({ to: '/admin/news/$url', params: { url: _id } }),
  })
  return {
    /** @param show puts them on the site */
    ask: (ids: readonly string[], show: () => void): void => void deadLinks.ask(readLinks(ids), show),
    question: deadLinks.question,
  }
}

/** The links that do not open, so many items at a time as a request may name. */
async function readLinks(ids: readonly string[]) {
  const found = new Map<string, LinksToShow['links'][number]>()
  for (let from = 0; from < ids.length; from += MAX_SELECTED) {
    const { links } = await callAsStaff<LinksToShow>('/api/admin/own-links/of-news', {
      json: { ids: ids.slice(from, from + MAX_SELECTED) },
    })
    for (const link of links)
      found.set(link.address, { ...link, items: [...(found.get(link.address)?.items ?? []), ...link.items] })
  }
  return [...found.values()].map(({ items, ...link }) => ({ ...link, places: items }))
}
