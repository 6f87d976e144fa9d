import { z } from 'zod/mini'
import { COUNTRIES, DUTIES, FAMILIES, PEOPLE_KINDS, type SitePerson } from '#contract/people.ts'
import { portraitCrop } from '#contract/portraits.ts'
import type { Database } from '#supabase/database.ts'

export type PersonRow = Database['public']['Tables']['people']['Row']

/** What is read of a row. */
export const personRow = z.object({
  id: z.string(),
  kind: z.enum(PEOPLE_KINDS),
  name: z.string(),
  full_name: z.string(),
  countries: z.array(z.enum(COUNTRIES)),
  families: z.array(z.enum(FAMILIES)),
  duties: z.array(z.enum(DUTIES)),
})

/** Whether a person is on leave on a day in Sofia. */
function isAway({ away_from, away_until }: Pick<PersonRow, 'away_from' | 'away_until'>, today: string): boolean {
  return away_until !== null && today <= away_until && (away_from === null || today >= away_from)
}

/**
 * A row as visitors see it.
 * @param shown those of the same list that are on the site
 * @param today the day in Sofia
 */
export function toSitePerson(row: PersonRow, shown: readonly PersonRow[], today: string): SitePerson {
  const { kind, countries, families, duties } = personRow.parse(row)
  const deputy = shown.find(({ id }) => id === row.deputy)
  return {
    kind,
    slug: row.name,
    hasProfile: row.has_profile,
    name: row.full_name,
    position: row.job_title,
    email: row.email,
    phone: row.phone,
    fax: row.fax,
    languages: row.languages,
    countries,
    families,
    isMain: row.is_main,
    duties,
    picture: row.picture && portraitCrop(row.picture, row.picture_focus),
    leave:
      row.away_until !== null && isAway(row, today)
        ? { until: row.away_until, deputy: deputy && !isAway(deputy, today) ? deputy.name : null }
        : null,
  }
}
