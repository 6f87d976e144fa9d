import type { NewsTranslations } from 'api/contract/news-translations'
import { useTranslation } from 'react-i18next'
import { type Field, isOfPicture } from './translated-fields.ts'

/** @returns the name of a field of an item, in words */
export function useFieldWords({ cover, gallery }: Pick<NewsTranslations, 'cover' | 'gallery'>) {
  const { t } = useTranslation('admin')
  return (field: Field): string => {
    if (!isOfPicture(field)) return t(`translate.${field.part}`)
    const number = gallery.indexOf(field.file) + 1
    if (field.part === 'captions')
      return field.file === cover ? t('translate.coverCaption') : t('translate.pictureCaption', { number })
    return field.file === cover ? t('translate.cover') : t('translate.picture', { number })
  }
}
