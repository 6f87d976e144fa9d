/** When what staff publish is visible, as a row has it: ISO moments, `null` for no limit. */
type Visibility = { visible_from: string | null; visible_until: string | null }

/**
 * The state of a news item, as `news_state` of the database says it.
 * @param status what is not published is what it is called, whatever its moments
 * @param now milliseconds; what begins at this moment is published, what ends at it has ended
 */
export function visibleState<Status extends string>(
  status: Status,
  { visible_from, visible_until }: Visibility,
  now = Date.now(),
): Status | 'planned' | 'ended' {
  if (status !== 'published') return status
  if (visible_from && Date.parse(visible_from) > now) return 'planned'
  return visible_until && Date.parse(visible_until) <= now ? 'ended' : status
}
