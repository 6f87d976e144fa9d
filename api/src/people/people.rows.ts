import { z } from 'zod/mini'
import {
  COUNTRIES,
  DUTIES,
  FAMILIES,
  PEOPLE_KINDS,
  type PersonInput,
  RECEIVED,
  type SitePerson,
  type StaffPerson,
} from '#contract/people.ts'
import { MIDDLE, portraitCrop } from '#contract/portraits.ts'
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
  receives: z.array(z.enum(RECEIVED)),
})

/** Whether somebody is on leave on a day in Sofia. */
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

/** A row as staff see it. */
export function toStaffPerson(row: PersonRow): StaffPerson {
  const { kind, countries, families, duties, receives } = personRow.parse(row)
  return {
    _id: row.id,
    kind,
    slug: row.name,
    hasProfile: row.has_profile,
    name: row.full_name,
    position: row.job_title,
    email: row.email,
    phone: row.phone,
    fax: row.fax,
    description: row.description,
    tags: row.tags,
    languages: row.languages,
    countries,
    families,
    isMain: row.is_main,
    duties,
    receives,
    picture: row.picture,
    pictureFocus: row.picture_focus,
    awayFrom: row.away_from,
    awayUntil: row.away_until,
    deputy: row.deputy,
    isHidden: row.is_hidden,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}

/** The columns of what staff sent; only the sales staff has countries, families and main contacts, only a leave a deputy. */
export function toPersonColumns(input: PersonInput) {
  const isOfSales = input.kind === 'sales-department'
  return {
    kind: input.kind,
    full_name: input.name,
    job_title: input.position,
    email: input.email,
    phone: input.phone,
    fax: input.fax,
    description: input.description,
    tags: input.tags,
    languages: input.languages,
    countries: isOfSales ? input.countries : [],
    families: isOfSales ? input.families : [],
    is_main: isOfSales && input.isMain,
    duties: input.duties,
    receives: input.receives,
    picture: input.picture,
    picture_focus: input.picture === null ? MIDDLE : input.pictureFocus,
    away_from: input.awayFrom,
    away_until: input.awayUntil,
    deputy: input.awayUntil === null ? null : input.deputy,
    is_hidden: input.isHidden,
  }
}
