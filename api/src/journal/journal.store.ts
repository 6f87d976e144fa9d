import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod/mini'
import type { JournalAct, JournalEntry, JournalFilter, JournalPage, JournalQuery } from '#contract/journal.ts'
import type { JournalKind } from '#contract/journal-kinds.ts'
import { createCursors, placeColumns } from '#http/cursors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { JournalRow } from '#supabase/database.ts'

/** Rows of a page; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 50
const EXPORT_PAGE = 500

const { cursorOf, placeOf } = createCursors(z.object(placeColumns))

/** What the database cannot note by itself. */
export type Act = { by: string; act: JournalAct; kind: JournalKind; itemId?: string; label?: string }

/** Who did what, and when. What is done to news and positions the database notes itself. */
export function createJournalStore(supabase: Supabase, log: Pick<FastifyBaseLogger, 'error'>) {
  const page = (filter: JournalFilter, size: number, last?: { created_at: string; id: string }) =>
    ask(
      supabase.rpc('journal_page', {
        filter,
        page_size: size,
        ...(last && { before_created: last.created_at, before_id: last.id }),
      }),
    )

  return {
    /** Notes what was done. What cannot be noted stands in the log: it is done all the same. */
    async note({ by, act, kind, itemId, label = '' }: Act): Promise<void> {
      const row = { by_whom: by, act, kind, label, item_id: itemId ?? null }
      await ask(supabase.from('journal').insert(row)).catch((error: unknown) => {
        log.error({ err: error, by, act, kind, itemId }, 'what was done could not be noted in the journal')
      })
    },

    /** @throws 503 */
    async page({ before, ...filter }: JournalQuery): Promise<JournalPage> {
      const [rows, people] = await Promise.all([
        page(filter, PAGE + 1, before ? placeOf(before) : undefined),
        ask(supabase.rpc('journal_people')),
      ])
      const shown = rows.slice(0, PAGE)
      const last = shown.at(-1)
      return { entries: shown.map(toEntry), next: last && rows.length > PAGE ? cursorOf(last) : null, people }
    },

    /** All that a filter leaves, the last first. @throws 503 */
    async *all(filter: JournalFilter): AsyncGenerator<JournalEntry> {
      for (let last: JournalRow | undefined; ; ) {
        const rows: JournalRow[] = await page(filter, EXPORT_PAGE, last)
        for (const row of rows) yield toEntry(row)
        if (rows.length < EXPORT_PAGE) return
        last = rows.at(-1)
      }
    },
  }
}
export type Journal = ReturnType<typeof createJournalStore>

function toEntry(row: JournalRow): JournalEntry {
  return {
    _id: row.id,
    at: row.created_at,
    by: row.by_whom,
    act: row.act as JournalAct,
    kind: row.kind as JournalKind,
    itemId: row.item_id,
    label: row.label,
    moment: row.moment,
    changes: row.changes.map(({ field, ...texts }) => ({ field: fieldOf(field), ...texts })),
  }
}

/** Columns whose fields have other names than they. */
const FIELDS: Record<string, string> = {
  day: 'date',
  note_en: 'note',
  reason_en: 'reason',
  scope_en: 'scope',
  full_name: 'name',
  job_title: 'position',
}

/** A column as the forms name its field: `valid_until` is `validUntil`. */
const fieldOf = (column: string): string =>
  FIELDS[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
