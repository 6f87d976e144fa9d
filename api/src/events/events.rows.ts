import { EVENT_KINDS, type EventInput, type SiteEvent, type StaffEvent } from '#contract/events.ts'
import type { Database } from '#supabase/database.ts'

export type EventRow = Database['public']['Tables']['events']['Row']

const kindOf = ({ kind }: EventRow) => EVENT_KINDS.find((known) => known === kind) ?? 'other'

/** A row as visitors see it. */
export function toSiteEvent(row: EventRow): SiteEvent {
  return {
    name: row.name,
    kind: kindOf(row),
    title: row.title_en,
    note: row.note_en,
    date: row.day,
    movedFrom: row.moved_from,
    isCancelled: row.is_cancelled,
    reason: row.reason_en,
    sequence: row.sequence,
    changedAt: row.changed_at,
  }
}

/** A row as staff see it. */
export function toStaffEvent(row: EventRow): StaffEvent {
  return {
    _id: row.id,
    name: row.name,
    kind: kindOf(row),
    titleEn: row.title_en,
    titleBg: row.title_bg,
    note: row.note_en,
    date: row.day,
    movedFrom: row.moved_from,
    isCancelled: row.is_cancelled,
    reason: row.reason_en,
    isHidden: row.is_hidden,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}

/** The columns of what staff sent; only what is cancelled has a reason. */
export function toEventColumns(input: EventInput) {
  return {
    kind: input.kind,
    title_en: input.titleEn,
    title_bg: input.titleBg,
    note_en: input.note,
    day: input.date,
    is_cancelled: input.isCancelled,
    reason_en: input.isCancelled ? input.reason : '',
    is_hidden: input.isHidden,
  }
}
