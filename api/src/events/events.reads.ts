import { z } from 'zod/mini'
import { readAllRows } from '#collections/collection.reads.ts'
import { EVENT_KINDS, type SiteEvent } from '#contract/events.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'

type EventRow = Database['public']['Tables']['events']['Row']

/** What is relied on of a row. */
const eventRow = z.object({ id: z.string(), name: z.string(), title_en: z.string(), day: z.string() })

/** Reads events that are not in the trash, in the order of their days. May throw 503. */
export async function readEventRows(
  supabase: Supabase,
  wanted: { is_hidden?: boolean; id?: string },
): Promise<EventRow[]> {
  const events = () => supabase.from('events').select('*').match(wanted).is('deleted_at', null)
  return readAllRows(eventRow, (from, to) => ask(events().order('day').order('name').range(from, to)))
}

/** A row as visitors see it. */
function toSiteEvent(row: EventRow): SiteEvent {
  return {
    name: row.name,
    kind: EVENT_KINDS.find((known) => known === row.kind) ?? 'other',
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

/** What visitors read of the dates for investors. Every method may throw 503. */
export function createEventReads(supabase: Supabase) {
  return {
    /** Those that are on the site. */
    all: async (): Promise<SiteEvent[]> => (await readEventRows(supabase, { is_hidden: false })).map(toSiteEvent),
  }
}
export type EventReads = ReturnType<typeof createEventReads>
