import type { EventKind, SiteEvent } from 'api/contract/events'
import { firstRows } from './first-rows.testing.ts'

/** The events of a new database in order, as visitors read them. */
export const firstEvents: readonly SiteEvent[] = firstRows<{
  name: string
  kind: EventKind
  title_en: string
  day: string
  changed_at: string
}>('events').map(({ name, kind, title_en, day, changed_at }) => ({
  name,
  kind,
  title: title_en,
  note: '',
  date: day,
  movedFrom: null,
  isCancelled: false,
  reason: '',
  sequence: 0,
  changedAt: changed_at,
}))
