import type { StaffCareer } from 'api/contract/careers'
import { nextDay } from '#features/admin/form/dates.ts'
import type { Done } from '#features/admin/shell/saved-note.tsx'
import { formatDate } from '#lib/format.ts'

/** What the panel says after a position was saved, by the same days as the box of the form. @param today in Sofia */
export function savedCareer({ status, startDate, endDate }: StaffCareer, isNew: boolean, today: string): Done {
  if (status === 'hidden') return { sentence: 'newsForm.savedHidden' }
  if (endDate < today || nextDay(startDate) > endDate) return { sentence: 'careerForm.savedNotSeen' }
  if (startDate >= today)
    return { sentence: 'careerForm.savedComing', moment: { date: formatDate(nextDay(startDate)) } }
  return { sentence: isNew ? 'careerForm.savedNew' : 'careerForm.savedEdit' }
}
