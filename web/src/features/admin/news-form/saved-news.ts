import { dayAndTime } from '#features/admin/form/dates.ts'
import type { Done } from '#features/admin/shell/saved-note.tsx'
import { type EditedNews, isOnSite } from './edited-news.ts'
import type { Ending } from './use-save-news.ts'

/** What the panel says after an item was saved. @param before what was edited; `null` for a new item */
export function savedNews(saved: EditedNews, ending: Ending, before: EditedNews | null): Done {
  if (ending === 'hidden') return { sentence: 'newsForm.savedHidden' }
  if (saved.state === 'planned')
    return { sentence: 'newsForm.savedPlanned', moment: dayAndTime(saved.visibleFrom ?? '') }
  const isNew = before === null || before.status === 'draft'
  return {
    sentence: isNew ? 'newsForm.savedNew' : 'newsForm.savedEdit',
    ...(isOnSite(saved) && { path: `/news/${saved.url}`, isNotListed: saved.content.en.title === '' }),
  }
}
