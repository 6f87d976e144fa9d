import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import type { EditedNews } from './edited-news.ts'

/** Where an item is, and who has saved it last. */
export function NewsState({ item }: { item: EditedNews }) {
  const { t } = useTranslation('admin')
  const saved = { ...dayAndTime(item.updatedAt), name: item.updatedBy }
  return (
    <>
      {state()}. {item.updatedBy ? t('newsState.savedBy', saved) : t('newsState.saved', saved)}
    </>
  )

  function state(): string {
    if (item.state === 'planned') return t('newsState.planned', dayAndTime(item.visibleFrom ?? ''))
    if (item.state === 'ended') return t('newsState.ended', dayAndTime(item.visibleUntil ?? ''))
    return t(`newsState.${item.state}`)
  }
}
