import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { wordChanges as answerShape, type CorrectionAnswer, type WordChange } from '#contract/corrections.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { newsSaved, type StaffNews } from '#contract/news.ts'
import { newsText } from '#contract/news-texts.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { visibleState } from '#lib/visible-state.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { NewsRow } from '#supabase/database.ts'
import type { StoredCorrection } from '#supabase/news-json.ts'
import { cleanContent, toStaffNews } from './news.rows.ts'
import type { StaffReads } from './news.staff-reads.ts'
import { isUndone, wordChanges } from './word-changes.ts'

const config = { role: 'news' } as const

/** Bytes of an item's texts as JSON. */
const MAX_TEXTS = 8 * 1024 * 1024
const MAX_ROUNDS = 5

/** What readers have read last of an item, and when that was saved. */
type Shown = { content: NewsRow['content']; saved_at: string }
type Columns = Pick<NewsRow, 'content' | 'visible_from'>

type Parts = { supabase: Supabase; staffReads: StaffReads; changed: () => void }

/** What readers are told of changed words. Every method may throw 503. */
export function createNewsCorrections({ supabase, staffReads, changed }: Parts) {
  /** `null` when it was never public. */
  async function shown(row: NewsRow): Promise<Shown | null> {
    if (row.status === 'draft') return null
    const found = await ask(supabase.rpc('last_shown_news', { item_id: row.id }).maybeSingle())
    // What came by seed or from a backup without its history is its own first version.
    return found ?? (visibleState(row.status, row) === 'published' ? { ...row, saved_at: row.updated_at } : null)
  }

  return {
    /** The notices of an item that is saved with other columns, after staff have answered. */
    async after(row: NewsRow, next: Columns, answer: CorrectionAnswer): Promise<StoredCorrection[]> {
      if (!answer && row.corrections.length === 0) return []
      if (answer === undefined && wordChanges(row.content, next.content).length === 0) return row.corrections
      const last = await shown(row)
      return last ? noticesAfter(row.corrections, { last, next, answer }) : row.corrections
    },

    /**
     * What readers would find changed if an item said this in some of its languages.
     * @param ref the address or the id
     * @throws 404
     */
    async changes(ref: string, content: Partial<NewsRow['content']>): Promise<WordChange[]> {
      const row = await staffReads.row(ref)
      const last = await shown(row)
      return last ? wordChanges(last.content, await cleanContent({ ...last.content, ...content })) : []
    },

    /** Takes a notice from the page, for good. @throws 404 */
    async withdraw(ref: string, id: string, byWhom: string): Promise<StaffNews> {
      for (let round = 1; round <= MAX_ROUNDS; round += 1) {
        const row = await staffReads.row(ref)
        const corrections = row.corrections.filter((one) => one.id !== id)
        if (corrections.length === row.corrections.length) break
        const update = supabase
          .from('news')
          .update({ corrections, updated_by: byWhom })
          .eq('id', row.id)
          .eq('updated_at', row.updated_at)
        const written = await ask(update.select().maybeSingle()).finally(changed)
        if (written) return toStaffNews(written, await staffReads.draftOf(row.id))
      }
      throw notFound('correction')
    },
  }
}
export type NewsCorrections = ReturnType<typeof createNewsCorrections>

interface Step {
  last: Shown
  next: Columns
  answer: CorrectionAnswer
}

/** Notices that readers have not seen yet are made again: they never show what was not public. */
function noticesAfter(before: StoredCorrection[], { last, next, answer }: Step): StoredCorrection[] {
  const unseen = new Map(before.flatMap((one) => (isSame(one.over, last.saved_at) ? [[one.language, one]] : [])))
  const seen = before.filter(({ id }) => ![...unseen.values()].some((one) => one.id === id))
  const changes = wordChanges(last.content, next.content)
  const made: StoredCorrection[] = []
  const undone = new Set<string>()
  for (const change of changes) {
    const { language } = change
    const earlier = unseen.get(language)
    if (answer || (answer === undefined && earlier)) {
      const reason = (answer ? answer[language] : earlier?.reason) ?? ''
      const at = momentOf(next)
      made.push({ id: earlier?.id ?? randomUUID(), at, over: last.saved_at, reason, ...change })
    } else {
      // Readers find again what they read before: nothing was corrected.
      const newest = seen.findLast((one) => one.language === language)
      if (newest && isUndone(newest, change)) undone.add(newest.id)
    }
  }
  return [...seen.filter(({ id }) => !undone.has(id)), ...made]
}

const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other)

/** When readers find the text: now, or when the item comes to the site. */
function momentOf({ visible_from }: Columns): string {
  return new Date(Math.max(Date.now(), visible_from ? Date.parse(visible_from) : 0)).toISOString()
}

const refParams = z.object({ ref: z.string() })
const noticeParams = z.extend(refParams, { correction: z.uuid('correction is not an id') })
const question = z.strictObject({ content: z.partialRecord(z.enum(LANGUAGES), newsText) })

/** What staff are asked with when words change, and how they take a notice back. */
export async function newsCorrectionsStaff(
  instance: FastifyInstance,
  { corrections }: { corrections: NewsCorrections },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post(
    '/:ref/word-changes',
    { config, bodyLimit: MAX_TEXTS, schema: { params: refParams, body: question, response: { 200: answerShape } } },
    async ({ params, body }) => ({ changes: await corrections.changes(params.ref, body.content) }),
  )

  app.delete(
    '/:ref/corrections/:correction',
    { config, schema: { params: noticeParams, response: { 200: newsSaved } } },
    async ({ params, staff }) => ({
      ok: true as const,
      ...(await corrections.withdraw(params.ref, params.correction, staff.user.username)),
    }),
  )
}
