import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LANGUAGES } from 'api/contract/languages'
import type { StaffSummary, StatusChange } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { useDeadLinksQuestion, type WrittenTexts } from '#features/admin/editor/use-dead-links-question.tsx'
import { newsItem, titleOf } from '#features/admin/publications.ts'

/** Asks about links that do not open before a row puts an item on the site which visitors do not see yet, as its form does. */
export function useRowPublishing() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const navigate = useNavigate()
  const deadLinks = useDeadLinksQuestion<StaffSummary>({
    nameOf: ({ titles }) => titleOf(titles) || t('list.untitled'),
    onShow: ({ url }) => navigate({ to: '/admin/news/$url', params: { url } }),
  })

  /** What is published without its form: the item as it is stored, without what lies beside it. */
  async function textsOf(item: StaffSummary): Promise<WrittenTexts<StaffSummary>> {
    const { news } = await client.fetchQuery(newsItem(item._id))
    return LANGUAGES.flatMap((language) => {
      const { contentOne = '', contentTwo = '' } = news.content[language] ?? {}
      return [contentOne, contentTwo].map((html) => ({ place: item, html }))
    })
  }

  return {
    /** @param save changes where the item is */
    change(item: StaffSummary, { status }: StatusChange, save: () => void): void {
      if (status === 'hidden' || item.state === 'published') save()
      else void deadLinks.publish(textsOf(item), save)
    },
    question: deadLinks.question,
  }
}
