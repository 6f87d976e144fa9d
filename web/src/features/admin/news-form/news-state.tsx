import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { stateWords } from '#features/admin/visibility/state-words.ts'
import type { EditedNews } from './edited-news.ts'

/** Where an item is, and who has saved it last. */
export function NewsState({ item }: { item: EditedNews }) {
  const { t } = useTranslation('admin')
  const saved = { ...dayAndTime(item.updatedAt), name: item.updatedBy }
  return (
    <>
      {stateWords(t, item)}. {item.updatedBy ? t('newsState.savedBy', saved) : t('newsState.saved', saved)}
    </>
  )
}
