import { useQuery } from '@tanstack/react-query'
import { LANGUAGES } from 'api/contract/languages'
import type { NewsItem, StaffNews } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PreviewScreen } from '#features/admin/preview/preview-pane.tsx'
import { openedPicture, readPictureAccess } from '#features/admin/staff-pictures.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'

/** What lies in the trash changes only by leaving it. */
const NEVER = () => () => undefined

/** A deleted item of news as its page was, to be read only. @param id of the item */
export function TrashedNews({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { data, error } = useQuery({
    queryKey: [...queryKeys.staffNews, 'trashed', { id }],
    queryFn: async ({ signal }) => {
      const [{ news }] = await Promise.all([
        callAsStaff<StaffNews>(`/api/trash/news/${id}`, { signal }),
        readPictureAccess(),
      ])
      return withOpenedPictures(news)
    },
  })
  if (error)
    return (
      <MessageDialog heading={t('trash.notShown')} onClose={onClose}>
        <p>{failureWords(t, error)}</p>
        <DialogActions>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.close')}
          </button>
        </DialogActions>
      </MessageDialog>
    )
  if (!data) return null
  const language = LANGUAGES.find((each) => data.content[each].title !== '') ?? 'bg'
  return <PreviewScreen source={{ subscribe: NEVER, item: () => data }} language={language} onClose={onClose} />
}

/** Its pictures under addresses that show them, for visitors may not see them any more. */
function withOpenedPictures(item: NewsItem): NewsItem {
  const opened = <Said,>(said: Readonly<Record<string, Said>>) =>
    Object.fromEntries(Object.entries(said).map(([file, words]) => [openedPicture(file), words]))
  return {
    ...item,
    cover: item.cover && openedPicture(item.cover),
    gallery: item.gallery.map(openedPicture),
    alt: opened(item.alt),
    ...(item.pictures && { pictures: opened(item.pictures) }),
  }
}
