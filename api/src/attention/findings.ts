import { type Finding, finding } from '#contract/attention.ts'
import { DATED_FACTS, type DatedFact } from '#contract/dated-facts.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { FindingRow } from '#supabase/database.ts'
import { type DiskUsage, fullness } from './disk-usage.ts'

const DAYS = Object.fromEntries(Object.entries(DATED_FACTS).map(([name, { day }]) => [name, day]))

/** Where it is looked what needs attention. `diskUsage` is that of the data; `null` when they lie elsewhere. */
export type Watched = { supabase: Supabase; diskUsage: (() => Promise<DiskUsage>) | null }

/**
 * What needs attention, the soonest first; found again each time. May throw 503, and what `diskUsage` throws.
 * @param reader id of the account that reads it, which mends what is about itself in the own profile
 */
export async function readFindings({ supabase, diskUsage }: Watched, reader = ''): Promise<Finding[]> {
  const percent = diskUsage && fullness(await diskUsage())
  const rows = await ask(
    supabase.rpc('attention_findings', { facts: DAYS, ...(percent !== null && { disk_percent: percent }) }),
  )
  return rows.map((row) => toFinding(row, reader))
}

function toFinding(row: FindingRow, reader: string): Finding {
  const { finding: key, snoozed_until: until, snooze_reason: reason, snoozed_by: by } = row
  return {
    key,
    kind: finding.shape.kind.parse(row.kind),
    itemId: row.item_id,
    title: row.title,
    day: row.day,
    number: row.number,
    collection: row.collection,
    address: row.address,
    names: row.names ?? [],
    way: row.kind === 'administratorWithoutEmail' && row.item_id === reader ? '/admin/account' : repairPath(row),
    snooze: until !== null ? { until, reason: reason ?? '', by: by ?? '' } : null,
  }
}

/** The field of a form, or the list, where a finding is mended; as many rows as are counted stand in the list. */
function repairPath({ kind, item_id: id, title, collection, language, field }: FindingRow): string | null {
  const list = collection === 'news' ? '/admin?' : `/admin?tab=${collection}&`
  switch (finding.shape.kind.parse(kind)) {
    case 'certificateEnded':
    case 'certificateEnds':
      return `/admin/documents/${id}#validUntil`
    case 'positionEnds':
      return `/admin/careers/${id}#endDate`
    case 'linkDead':
      return `/admin/${collection}/${id}#${collection === 'news' ? `${language}/` : ''}${field}`
    case 'fileLinkDead':
      return `/admin/documents/${id}#file`
    case 'leaveWithoutDeputy':
      return `/admin/people/${id}#deputy`
    case 'countryUnserved':
      return '/admin?tab=people&state=sales-department'
    case 'noDateAhead':
      return '/admin/events/new#date'
    case 'administratorWithoutEmail':
      return '/admin/users'
    case 'yearMissing':
      return `/admin/documents/new#${title}/year`
    case 'pictureWithoutText':
      return `/admin/news/${id}#${language}/${field}`
    case 'picturesWithoutText':
      return `${list}show=published&withoutAlt=true`
    case 'languageMissing':
      return `/admin/news/${id}/translate?to=${language}`
    case 'mailsFailed':
    case 'mailsWait':
      if (collection === 'users') return '/admin/users'
      return collection === 'inquiries'
        ? `${list}mail=${kind === 'mailsFailed' ? 'failed' : 'queued'}`
        : '/admin?tab=newsletter'
    case 'filesFill':
      return '/admin?tab=inquiries'
    case 'factOld':
      return DATED_FACTS[title as DatedFact].page
    case 'diskFills':
    case 'trialRecipients':
    case 'backupOld':
      return null
  }
}
