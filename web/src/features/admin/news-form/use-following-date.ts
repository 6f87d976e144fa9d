import { todayInSofia } from 'api/contract/sofia-time'
import { useEffect, useState } from 'react'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'
import type { EditedNews } from './edited-news.ts'
import type { NewsFormApi } from './news-values.ts'

/**
 * The date of an item that visitors have not seen follows the day it is planned for, until another one is chosen by hand; no
 * more planned, it is again what it was, or today.
 * @param item what is edited; `null` for a new one
 * @returns whether it follows now
 */
export function useFollowingDate(form: NewsFormApi, item: EditedNews | null): boolean {
  const [isFollowing, setFollowing] = useState(() => follows(form, item))

  useEffect(() => {
    const isSeen = item !== null && item.state !== 'draft' && item.state !== 'planned'
    let isByHand = isSeen || (item?.state === 'planned' && !follows(form, item))
    let { date, from } = form.state.values
    let planned = from?.date
    // Of an item that is planned already, what it was before is not known.
    const unplanned = follows(form, item) ? formatDate(todayInSofia()) : date
    const { unsubscribe } = form.store.subscribe(() => {
      const { values } = form.store.get()
      if (values.date !== date) isByHand = true
      date = values.date
      if (values.from?.date === planned) return setFollowing(!isByHand && planned !== undefined)
      planned = values.from?.date
      const next = planned === undefined ? unplanned : planned
      if (!isByHand && toIsoDate(next) !== null) {
        date = next
        form.setFieldValue('date', next)
      }
      return setFollowing(!isByHand && planned !== undefined)
    })
    return unsubscribe
  }, [form, item])

  return isFollowing
}

/** A stored item of the day for which it is planned. */
function follows(form: NewsFormApi, item: EditedNews | null): boolean {
  const { date, from } = form.state.values
  return item?.state === 'planned' && from?.date === date
}
