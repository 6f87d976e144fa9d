import { type Finding, finding } from '#contract/attention.ts'
import { DATED_FACTS, type DatedFact } from '#contract/dated-facts.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { FindingRow } from '#supabase/database.ts'

const DAYS = Object.fromEntries(Object.entries(DATED_FACTS).map(([name, { day }]) => [name, day]))

/** What needs attention, the soonest first; found anew each time. May throw 503. */
export async function readFindings(supabase: Supabase): Promise<Finding[]> {
  return (await ask(supabase.rpc('attention_findings', { facts: DAYS }))).map(toFinding)
}

function toFinding(row: FindingRow): Finding {
  const { finding: key, put_off_until: until, put_off_reason: reason, put_off_by: by } = row
  return {
    key,
    kind: finding.shape.kind.parse(row.kind),
    itemId: row.item_id,
    title: row.title,
    day: row.day,
    number: row.number,
    address: row.address,
    names: row.names ?? [],
    way: wayOf(row),
    putOff: until !== null ? { until, reason: reason ?? '', by: by ?? '' } : null,
  }
}

/** The form, its language, section or field behind the `#`, or the list where a finding is mended. */
function wayOf({ kind, item_id: id, title, register, language }: FindingRow): string | null {
  switch (finding.shape.kind.parse(kind)) {
    case 'certificateEnded':
    case 'certificateEnds':
      return `/admin/documents/${id}#validUntil`
    case 'positionEnds':
      return `/admin/careers/${id}#endDate`
    case 'linkDead':
      return register === 'news' ? `/admin/news/${id}#${language}` : `/admin/documents/${id}#note`
    case 'fileLinkDead':
      return `/admin/documents/${id}#file`
    case 'leaveWithoutDeputy':
      return `/admin/people/${id}#deputy`
    case 'countryUnserved':
      return '/admin?tab=people&state=sales-department'
    case 'noDateAhead':
      return '/admin/events/new'
    case 'yearMissing':
      return `/admin/documents/new#${title}`
    case 'pictureWithoutText':
      return `/admin/news/${id}`
    case 'languageMissing':
      return `/admin?missing=${title}&show=published`
    case 'mailsFailed':
      return '/admin?tab=inquiries&mail=failed'
    case 'mailsWait':
      return '/admin?tab=inquiries'
    case 'factOld':
      return DATED_FACTS[title as DatedFact].page
    case 'backupOld':
      return null
  }
}
