import type { StaffCareer } from 'api/contract/careers'
import { dayAndTime } from '#features/admin/form/dates.ts'
import type { Done } from '#features/admin/shell/saved-note.tsx'

/** What the panel says after a position was saved. */
export function savedCareer({ state, visibleFrom }: StaffCareer, isNew: boolean): Done {
  if (state === 'hidden') return { sentence: 'newsForm.savedHidden' }
  if (state === 'planned') return { sentence: 'careerForm.savedPlanned', moment: dayAndTime(visibleFrom ?? '') }
  return { sentence: isNew ? 'careerForm.savedNew' : 'careerForm.savedEdit' }
}
